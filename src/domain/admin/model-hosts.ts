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

/** Where a model is that can be tested: at one of those programs, or wherever the server's settings say. */
export const EXAM_HOSTS = [...MODEL_HOSTS, "settings"] as const;
export type ExamHostId = (typeof EXAM_HOSTS)[number];
