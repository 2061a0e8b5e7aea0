import type { ModelProvider } from "../../model-provider.ts";
import { overHost, withVersion } from "../base-address.ts";
import { modelWhenNeeded } from "../model-when-needed.ts";
import type { Host } from "./hosts.ts";
import { readUsage } from "./read-usage.ts";

/** How a hosted model is reached. */
export interface Account {
  apiKey: string;
  /** Another address for the same API: a region's, or a proxy's. */
  baseUrl?: string | undefined;
  model?: string | undefined;
}

/** A provider for a company that answers at OpenAI's API for chat completions. */
export function hostedProvider(host: Host, { apiKey, baseUrl, model = host.model }: Account): ModelProvider {
  const baseURL = withVersion(baseUrl ?? host.address);
  const refusals = createRefusals();
  return {
    kind: "model",
    label: `${host.label}, ${model}`,
    id: `${host.name}:${model}`,
    isThirdParty: true,
    sentTo: host.sentTo + overHost(baseURL, host.address),
    model: modelWhenNeeded(async () => {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const server = createOpenAICompatible({
        name: host.name,
        baseURL,
        apiKey,
        includeUsage: host.asksForUsage,
        convertUsage: readUsage,
        transformRequestBody: ({ max_tokens, ...body }) => ({
          ...body,
          [host.limit]: max_tokens,
          ...host.also,
        }),
      });
      return server(model);
    }),
    adjust: ({ temperature, ...options }) => ({
      ...options,
      ...(refusals.takesTemperature() && temperature !== undefined && { temperature }),
      ...refusals.reasoning(),
    }),
    mayThink: refusals.mayThink,
    learnFrom: refusals.learnFrom,
    settings: { key: host.key, model: "AI_MODEL", address: "AI_BASE_URL" },
  };
}

/**
 * How much thought is asked for, from what is wanted to what is left after refusals: none; the least, for models that
 * always think; nothing is said, for models that do not know the option.
 */
const EFFORTS = [{ reasoning: "none" }, { reasoning: "low" }, {}] as const;

/** Remembers what a model has refused. */
function createRefusals() {
  let effort = 0;
  let refusesTemperature = false;
  return {
    /** A model that thinks takes no temperature. */
    takesTemperature: () => !refusesTemperature && effort !== 1,
    reasoning: () => EFFORTS[effort],
    mayThink: () => effort > 0,
    learnFrom({ status, message }: { status?: number; message: string }): boolean {
      if (status !== 400 && status !== 422) return false;
      if (/temperature/i.test(message) && !refusesTemperature) {
        refusesTemperature = true;
        return true;
      }
      // Mistral refuses unknown options with 422, and the library drops its reason.
      if ((status !== 422 && !/reasoning/i.test(message)) || effort === EFFORTS.length - 1) return false;
      effort += 1;
      return true;
    },
  };
}
