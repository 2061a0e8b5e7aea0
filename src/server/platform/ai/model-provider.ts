import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { OfflineRequest } from "./providers/offline/offline-request.ts";

/** What one folder of `providers/` gives: the library's model port, and what the door must know around it. */
export interface ModelProvider {
  kind: "offline" | "model";
  /** For people. */
  label: string;
  /** For a stored row: provider and model. */
  id: string;
  isThirdParty: boolean;
  model: LanguageModelV4;
  /** What this provider needs changed in a call: settings its model refuses, the offline duck's request. */
  adjust(options: LanguageModelV4CallOptions, request: OfflineRequest): LanguageModelV4CallOptions;
  /** Whether a refusal taught it to ask differently, so that the same call is worth sending at once. */
  learnFrom(refusal: { status?: number; message: string }): boolean;
  /** The settings that whoever runs the server would look at. */
  settings: { key: string; model: string; address: string };
}
