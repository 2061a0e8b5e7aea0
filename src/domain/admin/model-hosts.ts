/** The programs that serve models on somebody's own machine, and for which the server looks. */
export const MODEL_HOSTS = ["ollama", "lm-studio", "llama-cpp", "docker"] as const;
export type ModelHostId = (typeof MODEL_HOSTS)[number];

export const MODEL_HOST_NAMES: Record<ModelHostId, string> = {
  ollama: "Ollama",
  "lm-studio": "LM Studio",
  "llama-cpp": "llama.cpp",
  docker: "Docker Model Runner",
};

/** The names of models that Ollama lists and runs on its own servers. */
export const CLOUD_NAME = /[:-]cloud$/i;
