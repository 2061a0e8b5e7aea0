// Asks a model one short thing, so that an administrator sees whether it answers, in which words, and how soon.
import type { Config } from "../../config.ts";
import { NO_BREAKER } from "../breaker.ts";
import { createHealthRecord, explainTrouble } from "../health.ts";
import type { CallServices } from "../provider-call.ts";
import { openCall } from "../provider-call.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { OWN_NETWORK_TIMINGS, type Timings, timingsIn } from "../timings.ts";
import type { UseSettings } from "../use-settings.ts";
import { type HomeModel, homeProvider } from "./home-provider.ts";

export type ModelTrial =
  | { answer: string; firstWordMs: number; wholeMs: number; failure: null }
  | { answer: null; firstWordMs: null; wholeMs: number; failure: string };

/** How long the answer may take once its first token is there. */
const ANSWER_MS = 180_000;

/** Returns the time limits of a trial: those of a reading, so that it fails where a reading would. */
function limitsOf(ai: Config["ai"]): Timings {
  const limits = { ...OWN_NETWORK_TIMINGS, ...timingsIn(ai), retries: 0 };
  return { ...limits, wholeCallMs: limits.firstTokenMs + ANSWER_MS };
}

/** Returns the longest that a trial can take, in milliseconds. */
export function longestTrialMs(ai: Config["ai"]): number {
  return limitsOf(ai).wholeCallMs;
}

const QUESTION = "I rewrite the same email again and again and never send it.";
const PROMPT = {
  system:
    "You are a rubber duck who helps people think. Answer what the person says in two short, friendly sentences, as plain text.",
  user: QUESTION,
};
const SETTINGS: UseSettings = { maxTokens: 300, temperature: 0.7, longest: "wholeCallMs" };
const LONGEST_ANSWER = 1000;

export async function tryModel(
  model: HomeModel,
  services: Pick<CallServices, "log" | "clock"> & { config: Pick<Config, "ai"> },
  signal: AbortSignal,
): Promise<ModelTrial> {
  const provider = homeProvider(model);
  const startedAt = performance.now();
  const since = () => Math.round(performance.now() - startedAt);
  const call = openCall(
    {
      ...services,
      provider,
      timings: limitsOf(services.config.ai),
      health: createHealthRecord(provider, services.clock.now()),
      breaker: NO_BREAKER,
    },
    {
      prompt: PROMPT,
      settings: SETTINGS,
      signal,
      offline: { use: "stepTitle", request: { text: QUESTION } },
    },
  );
  try {
    let answer = "";
    let firstWordMs: number | null = null;
    for await (const text of call.ask()) {
      if (text.trim() !== "") firstWordMs ??= since();
      answer += text;
    }
    if (firstWordMs === null) return failed(`${provider.label} answered without a word.`, since());
    const said = answer.trim().slice(0, LONGEST_ANSWER);
    return { answer: said, firstWordMs, wholeMs: since(), failure: null };
  } catch (error) {
    if (error instanceof ProviderFailure) return failed(explainTrouble(error, provider), since());
    throw error;
  } finally {
    call.close();
  }
}

const failed = (failure: string, wholeMs: number): ModelTrial => ({
  answer: null,
  firstWordMs: null,
  wholeMs,
  failure,
});
