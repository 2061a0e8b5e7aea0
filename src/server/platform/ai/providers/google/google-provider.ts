import { MODEL_KEYS } from "#server/platform/config/model-keys.ts";
import type { ModelProvider } from "../../model-provider.ts";
import { overHost, withVersion } from "../base-address.ts";
import type { Account } from "../hosted/hosted-provider.ts";
import { modelWhenNeeded } from "../model-when-needed.ts";

/** The current mid-size model. */
const DEFAULT_MODEL = "gemini-3.8-flash";
const PUBLIC_ADDRESS = "https://generativelanguage.googleapis.com/v1beta";
/** Matches the models before Gemini 3. Google advises against another temperature than the default for later ones. */
const TAKES_TEMPERATURE = /^gemini-[12][.-]/;

/** A provider for Google's Gemini API. */
export function googleProvider({ apiKey, baseUrl, model = DEFAULT_MODEL }: Account): ModelProvider {
  const baseURL = withVersion(baseUrl ?? PUBLIC_ADDRESS, "v1beta");
  let refusesThinking = false;
  return {
    kind: "model",
    label: `Google, ${model}`,
    id: `google:${model}`,
    isThirdParty: true,
    sentTo: `Google, a company in the United States${overHost(baseURL, PUBLIC_ADDRESS)}`,
    model: modelWhenNeeded(async () => {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ apiKey, baseURL })(model);
    }),
    adjust: ({ temperature, ...options }) => ({
      ...options,
      ...(TAKES_TEMPERATURE.test(model) && temperature !== undefined && { temperature }),
      // The library asks for the least that the model allows. Gemini 3 always thinks a little.
      ...(!refusesThinking && { reasoning: "none" }),
    }),
    mayThink: () => true,
    learnFrom: ({ status, message }) => {
      if (status !== 400 || refusesThinking || !/thinking/i.test(message)) return false;
      refusesThinking = true;
      return true;
    },
    settings: { key: MODEL_KEYS.google, model: "AI_MODEL", address: "AI_BASE_URL" },
  };
}
