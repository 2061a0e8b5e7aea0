import type { JSONObject } from "@ai-sdk/provider";
import type { ModelProvider } from "../../model-provider.ts";
import { offlineModel, REQUEST_KEY } from "./offline-model.ts";

/** Quick to read, and slow enough to be seen arriving. */
const WORD_PAUSE_MS = 12;

/** The duck without a model: composed on this machine, the same words for the same seed, nothing leaves the house. */
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
      // The request is plain data; the port's type wants an index signature, which an interface has not.
      providerOptions: { [REQUEST_KEY]: { duckRequest: request as unknown as JSONObject } },
    }),
    learnFrom: () => false,
    settings: { key: "ANTHROPIC_API_KEY", model: "AI_MODEL", address: "AI_PROVIDER" },
  };
}
