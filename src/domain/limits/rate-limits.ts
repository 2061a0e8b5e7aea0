/**
 * The hourly limits on requests to the duck, per person and feature. Source: the specification, section 9.
 */
import type { SpreadType } from "../readings/spread.ts";
import { MINUTE_MS } from "../time.ts";

export const WINDOW_MS = 60 * MINUTE_MS;

export interface RateLimit {
  /** The name of the feature in the sentences at a limit. */
  name: string;
  /** The most calls an hour. The lower of this and `tokens` divided by the cost of a call decides. */
  requests: number;
  /** The most tokens an hour. `FIXED_COSTS` and `readingCost` say what a call costs. */
  tokens: number;
  /** How long calls are refused after the limit, in milliseconds. */
  blockMs: number;
}

export const RATE_LIMITS = {
  generateInsight: { name: "tarot readings", requests: 10, tokens: 14_000, blockMs: 15 * MINUTE_MS },
  generateAdviceForUser: { name: "personalized advice", requests: 30, tokens: 6000, blockMs: 10 * MINUTE_MS },
  generateRobsTake: { name: "commentary", requests: 20, tokens: 8000, blockMs: 10 * MINUTE_MS },
  generateUserBlockName: { name: "block names", requests: 50, tokens: 2500, blockMs: 5 * MINUTE_MS },
  generateInsightChat: { name: "chat messages", requests: 25, tokens: 10_000, blockMs: 5 * MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

export type LimitedFeature = keyof typeof RATE_LIMITS;

/**
 * The tokens that one call is charged, whatever it actually uses. A step's title counts as a block name, a
 * smaller step as advice.
 */
export const FIXED_COSTS = {
  generateAdviceForUser: 300,
  generateRobsTake: 200,
  generateUserBlockName: 50,
  generateInsightChat: 600,
} as const satisfies Record<Exclude<LimitedFeature, "generateInsight">, number>;

export function readingCost(spread: SpreadType): number {
  return spread === "quick-draw" ? 750 : 1400;
}
