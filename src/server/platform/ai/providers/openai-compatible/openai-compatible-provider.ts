import type { ModelProvider } from "../../model-provider.ts";
import { isOwnNetwork, withVersion } from "../base-address.ts";
import { modelWhenNeeded } from "../model-when-needed.ts";
import { fetchAtHome } from "./fetch-at-home.ts";
import { firstListedModel } from "./first-listed-model.ts";
import { loadFirst } from "./load-first.ts";

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
  const isOwn = isOwnNetwork(baseURL);
  const refused = new Set<Refusable>();
  const open = async (name: string) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const server = createOpenAICompatible({
      name: "openai-compatible",
      baseURL,
      includeUsage: true,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(isOwn && { fetch: fetchAtHome }),
      transformRequestBody: (body) => withoutRefused(body, refused),
    });
    return isOwn ? loadFirst({ baseURL, name, model: server(name) }) : server(name);
  };
  const host = new URL(baseURL).host;
  return {
    kind: "model",
    label: model === undefined ? `the model at ${host}` : `${model} at ${host}`,
    id: `openai-compatible:${model ?? host}`,
    isThirdParty: !isOwn,
    ...(!isOwn && { sentTo: `whoever runs ${host}` }),
    model:
      model === undefined
        ? firstListedModel({ baseURL, apiKey, isOwn, open })
        : modelWhenNeeded(() => open(model)),
    // Thoughts of a model on a slow machine take minutes, and are not shown.
    adjust: (options) => (isOwn ? { ...options, reasoning: "none" } : options),
    learnFrom: ({ status, message }) => {
      const name = status === 400 ? REFUSABLE.find((each) => message.includes(each)) : undefined;
      if (name === undefined || refused.has(name)) return false;
      refused.add(name);
      return true;
    },
    settings: { key: "OPENAI_COMPATIBLE_API_KEY", model: "AI_MODEL", address: "OPENAI_COMPATIBLE_BASE_URL" },
  };
}

/** The parts of the names of options that a refusal may name. */
const REFUSABLE = ["temperature", "max_tokens", "reasoning"] as const;
type Refusable = (typeof REFUSABLE)[number];

/**
 * Removes or renames the options that this model has refused: some models refuse `temperature` or `reasoning_effort`, and
 * some call the output limit `max_completion_tokens`.
 */
function withoutRefused(body: Record<string, unknown>, refused: Set<Refusable>): Record<string, unknown> {
  const { temperature, max_tokens, reasoning_effort, ...rest } = body;
  return {
    ...rest,
    ...(refused.has("reasoning") || reasoning_effort === undefined ? {} : { reasoning_effort }),
    ...(refused.has("temperature") || temperature === undefined ? {} : { temperature }),
    ...(refused.has("max_tokens") ? { max_completion_tokens: max_tokens } : { max_tokens }),
  };
}
