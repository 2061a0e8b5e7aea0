// Chooses the provider that the settings name.

import { type KeyedProvider, MODEL_KEYS } from "../config/model-keys.ts";
import { SettingError } from "../config/parse-settings.ts";
import type { Config } from "../config.ts";
import type { ModelProvider } from "./model-provider.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";
import { googleProvider } from "./providers/google/google-provider.ts";
import { type Account, hostedProvider } from "./providers/hosted/hosted-provider.ts";
import { HOSTS } from "./providers/hosted/hosts.ts";
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
  const { provider } = settings;
  switch (provider) {
    case "offline":
      return offlineDuck(services);
    case "openai-compatible":
      return atAddress(settings);
    case "anthropic":
      return anthropicProvider({ ...accountOf(provider, settings), baseUrl: settings.anthropicBaseUrl });
    case "google":
      return googleProvider(accountOf(provider, settings));
    default:
      return hostedProvider(HOSTS[provider], accountOf(provider, settings));
  }
}

function accountOf(provider: KeyedProvider, { modelKeys, baseUrl, model }: Config["ai"]): Account {
  const apiKey = modelKeys.get(provider);
  if (!apiKey)
    throw new SettingError(`${MODEL_KEYS[provider]} must be set where AI_PROVIDER is ${provider}.`);
  return { apiKey, baseUrl, model };
}

function atAddress({ openaiCompatibleBaseUrl, openaiCompatibleApiKey, model }: Config["ai"]): ModelProvider {
  if (!openaiCompatibleBaseUrl)
    throw new SettingError("OPENAI_COMPATIBLE_BASE_URL must be set where AI_PROVIDER is openai-compatible.");
  return openAiCompatibleProvider({
    baseUrl: openaiCompatibleBaseUrl,
    apiKey: openaiCompatibleApiKey,
    model,
  });
}
