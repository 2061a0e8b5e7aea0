import type { ModelProvider } from "../../model-provider.ts";
import { overHost, withVersion } from "../base-address.ts";
import { modelWhenNeeded } from "../model-when-needed.ts";

/**
 * The default model: the current mid-size one. Its reasoning is switched off, because reasoning would use up the small
 * token budgets.
 */
const DEFAULT_MODEL = "claude-sonnet-5-5";
const PUBLIC_ADDRESS = "https://api.anthropic.com/v1";

export interface AnthropicSettings {
  apiKey: string;
  baseUrl?: string | undefined;
  model?: string | undefined;
}

/** A provider for Anthropic's Messages API. */
export function anthropicProvider({
  apiKey,
  baseUrl,
  model = DEFAULT_MODEL,
}: AnthropicSettings): ModelProvider {
  const baseURL = withVersion(baseUrl ?? PUBLIC_ADDRESS);
  let refusesTemperature = false;
  return {
    kind: "model",
    label: `Anthropic, ${model}`,
    id: `anthropic:${model}`,
    isThirdParty: true,
    sentTo: `Anthropic, a company in the United States${overHost(baseURL, PUBLIC_ADDRESS)}`,
    model: modelWhenNeeded(async () => {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ apiKey, baseURL })(model);
    }),
    cacheOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
    adjust: (options) => {
      const { temperature, ...rest } = options;
      const isSent = temperature !== undefined && !refusesTemperature;
      return { ...rest, ...(isSent ? { temperature } : {}), reasoning: "none" };
    },
    learnFrom: ({ status, message }) => {
      if (status !== 400 || refusesTemperature || !/temperature/i.test(message)) return false;
      refusesTemperature = true;
      return true;
    },
    settings: { key: "ANTHROPIC_API_KEY", model: "AI_MODEL", address: "ANTHROPIC_BASE_URL" },
  };
}
