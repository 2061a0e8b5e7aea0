// Chooses the provider that the settings name.
import { SettingError } from "../config/parse-settings.ts";
import type { Config } from "../config.ts";
import type { ModelProvider } from "./model-provider.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";
import { offlineProvider } from "./providers/offline/offline-provider.ts";
import { openAiCompatibleProvider } from "./providers/openai-compatible/openai-compatible-provider.ts";

export interface ProviderServices {
  settings: Config["ai"];
  /** Milliseconds between two words of the offline duck; 0 in tests. */
  offlineWordPauseMs?: number;
}

export function offlineDuck({
  offlineWordPauseMs,
}: Pick<ProviderServices, "offlineWordPauseMs">): ModelProvider {
  return offlineProvider(offlineWordPauseMs === undefined ? {} : { wordPauseMs: offlineWordPauseMs });
}

export function chooseProvider(services: ProviderServices): ModelProvider {
  const { settings } = services;
  if (settings.provider === "anthropic") {
    const apiKey = settings.anthropicApiKey;
    if (!apiKey) throw new SettingError("ANTHROPIC_API_KEY must be set where AI_PROVIDER is anthropic.");
    return anthropicProvider({ apiKey, baseUrl: settings.anthropicBaseUrl, model: settings.model });
  }
  if (settings.provider === "openai-compatible") {
    const baseUrl = settings.openaiCompatibleBaseUrl;
    if (!baseUrl)
      throw new SettingError(
        "OPENAI_COMPATIBLE_BASE_URL must be set where AI_PROVIDER is openai-compatible.",
      );
    return openAiCompatibleProvider({
      baseUrl,
      apiKey: settings.openaiCompatibleApiKey,
      model: settings.model,
    });
  }
  return offlineDuck(services);
}
