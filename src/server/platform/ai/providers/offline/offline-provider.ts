import type { JSONObject } from "@ai-sdk/provider";
import type { ModelProvider } from "../../model-provider.ts";
import { offlineModel, REQUEST_KEY } from "./offline-model.ts";

/** The pause between two words of the offline duck, in milliseconds: slow enough to look like typing. */
const WORD_PAUSE_MS = 12;

/**
 * Creates the provider of the duck without a model. It composes answers on this machine, always the same for the same
 * seed, and sends nothing out.
 */
export function offlineProvider({
  wordPauseMs = WORD_PAUSE_MS,
}: {
  wordPauseMs?: number;
} = {}): ModelProvider {
  return {
    kind: "offline",
    label: "the offline duck",
    id: "offline",
    isThirdParty: false,
    model: offlineModel({ wordPauseMs }),
    adjust: (options, request) => ({
      ...options,
      // The cast is needed because an interface has no index signature; the request is plain JSON data.
      providerOptions: { [REQUEST_KEY]: { duckRequest: request as unknown as JSONObject } },
    }),
    learnFrom: () => false,
    settings: { key: "ANTHROPIC_API_KEY", model: "AI_MODEL", address: "AI_PROVIDER" },
  };
}
