import type { LanguageModelV4, LanguageModelV4CallOptions, SharedV4ProviderOptions } from "@ai-sdk/provider";
import type { AnswerForm } from "./duck.ts";
import type { OfflineRequest } from "./providers/offline/offline-request.ts";

/** A model as far as this server calls it. */
export type StreamingModel = Pick<LanguageModelV4, "doStream">;

/**
 * What each folder of `providers/` returns: a model for the AI library, and what a call must know about it.
 */
export interface ModelProvider {
  kind: "offline" | "model";
  /** The provider's name as shown to people. */
  label: string;
  /** The provider and model, as stored with a row. */
  id: string;
  isThirdParty: boolean;
  /** Who gets what people write, where that is a third party: "OpenAI, a company in the United States". */
  sentTo?: string;
  model: StreamingModel;
  /** The options that ask the provider to cache the prompt up to and including a message; absent if it has none. */
  cacheOptions?: SharedV4ProviderOptions;
  /** Adapts the options of a call: drops what the model refuses, adds the request for the offline duck. */
  adjust(options: LanguageModelV4CallOptions, request: OfflineRequest): LanguageModelV4CallOptions;
  /**
   * Returns whether the model may think although it is asked not to, so that its thoughts take of the tokens of its answer.
   * Absent if it does not.
   */
  mayThink?(): boolean;
  /**
   * Returns whether the provider's refusal changed how it asks, so that the same call can be sent again at
   * once.
   */
  learnFrom(refusal: { status?: number; message: string }): boolean;
  /** The names of the settings to check when something fails. */
  settings: { key: string; model: string; address: string };
}

/** Returns whether a provider is a model on the operator's own network: often small, slow, and not loaded yet. */
export function isAtHome({ kind, isThirdParty }: Pick<ModelProvider, "kind" | "isThirdParty">): boolean {
  return kind === "model" && !isThirdParty;
}

/** Returns the form in which a provider is asked for a reading. */
export function answerFormOf(provider: Pick<ModelProvider, "kind" | "isThirdParty">): AnswerForm {
  return isAtHome(provider) ? "tags" : "json";
}
