/**
 * What models cost, in dollars per million tokens, and so in millionths of a dollar per token.
 *
 * Source: Anthropic's price list, https://platform.claude.com/docs/en/about-claude/pricing, and its pages on each model, as
 * they were on 26 November 2026. The prices of writing to the cache are those of the cache that lasts five minutes.
 */
import type { TokenUsage } from "./token-usage.ts";

export interface ModelPrice {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

/** By the beginning of the model's id. The longest beginning that fits counts. */
const PRICES: Record<string, ModelPrice> = {
  "anthropic:claude-fable-5": { input: 10, output: 50, cacheRead: 1, cacheWrite: 12.5 },
  "anthropic:claude-opus-5-5": { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5 },
  "anthropic:claude-opus-5": { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  "anthropic:claude-opus-4-8": { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  "anthropic:claude-opus-4-7": { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  "anthropic:claude-opus-4-6": { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  "anthropic:claude-opus-4-5": { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  "anthropic:claude-sonnet-5": { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 },
  "anthropic:claude-sonnet-4": { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
  "anthropic:claude-haiku-4-5": { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 },
};

/** Returns the price of a model by the id that is stored with a call; `undefined` where no price is known. */
export function priceOf(id: string): ModelPrice | undefined {
  const beginnings = Object.keys(PRICES).filter(
    (beginning) => id === beginning || id.startsWith(`${beginning}-`),
  );
  const longest = beginnings.reduce((best, each) => (each.length > best.length ? each : best), "");
  return PRICES[longest];
}

/** Returns what a call has cost, in whole millionths of a dollar. */
export function costOf(price: ModelPrice, usage: TokenUsage): number {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const fresh = Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens);
  return Math.ceil(
    fresh * price.input +
      cacheReadTokens * price.cacheRead +
      cacheWriteTokens * price.cacheWrite +
      outputTokens * price.output,
  );
}
