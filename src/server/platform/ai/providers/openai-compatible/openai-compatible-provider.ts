import type { ModelProvider } from "../../model-provider.ts";
import { isOwnNetwork, withVersion } from "../base-address.ts";
import { modelWhenNeeded } from "../model-when-needed.ts";
import { firstListedModel } from "./first-listed-model.ts";

export interface OpenAiCompatibleSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  /** The name of the model. If absent, the first model that the server lists is used. */
  model?: string | undefined;
}

/**
 * A provider for any server with OpenAI's chat completions API: Ollama, vLLM, LM Studio, llama.cpp and many
 * hosted ones.
 */
export function openAiCompatibleProvider({
  baseUrl,
  apiKey,
  model,
}: OpenAiCompatibleSettings): ModelProvider {
  const baseURL = withVersion(baseUrl);
  const refused = new Set<"temperature" | "max_tokens">();
  const open = async (name: string) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const server = createOpenAICompatible({
      name: "openai-compatible",
      baseURL,
      includeUsage: true,
      ...(apiKey === undefined ? {} : { apiKey }),
      transformRequestBody: (body) => withoutRefused(body, refused),
    });
    return server(name);
  };
  const host = new URL(baseURL).host;
  return {
    kind: "model",
    label: model === undefined ? `the model at ${host}` : `${model} at ${host}`,
    id: `openai-compatible:${model ?? host}`,
    isThirdParty: !isOwnNetwork(baseURL),
    model:
      model === undefined ? firstListedModel({ baseURL, apiKey, open }) : modelWhenNeeded(() => open(model)),
    adjust: (options) => options,
    learnFrom: ({ status, message }) => {
      const name = status === 400 ? message.match(/max_tokens|temperature/)?.[0] : undefined;
      if ((name !== "temperature" && name !== "max_tokens") || refused.has(name)) return false;
      refused.add(name);
      return true;
    },
    settings: { key: "OPENAI_COMPATIBLE_API_KEY", model: "AI_MODEL", address: "OPENAI_COMPATIBLE_BASE_URL" },
  };
}

/**
 * Removes or renames the options that this model has refused: some models refuse `temperature`, and some call the
 * output limit `max_completion_tokens`.
 */
function withoutRefused(body: Record<string, unknown>, refused: Set<string>): Record<string, unknown> {
  const { temperature, max_tokens, ...rest } = body;
  return {
    ...rest,
    ...(refused.has("temperature") || temperature === undefined ? {} : { temperature }),
    ...(refused.has("max_tokens") ? { max_completion_tokens: max_tokens } : { max_tokens }),
  };
}
