/**
 * What models cost, in dollars per million tokens, and so in millionths of a dollar per token.
 *
 * Sources, each with the day on which it was read, or on which somebody else had read it:
 * - Anthropic: https://platform.claude.com/docs/en/about-claude/pricing, and its pages on each model, 26 November 2026.
 *   The prices of writing to the cache are those of the cache that lasts five minutes.
 * - OpenAI: https://developers.openai.com/api/docs/models/, the page of each model, stored copies read on 30 November 2026, for
 *   prompts of up to 272,000 tokens and a cache of 30 minutes.
 * - Google: https://ai.google.dev/gemini-api/docs/pricing, as others had copied it on 7 October 2026. It is the price from
 *   1 January 2027 on; until then it is half. No price of the cache was found, so what is read from it counts in full.
 * - Mistral: https://docs.mistral.ai/inference/pricing, as others had copied it on 29 September 2026. Writing to the cache
 *   is not charged.
 *
 * OpenRouter has the prices of those it passes words on to, and a fee on what is paid in; so none is known.
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
  "openai:gpt-6.2-sol": { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 },
  "openai:gpt-6.1-terra": { input: 1, output: 5, cacheRead: 0.05, cacheWrite: 1.25 },
  "openai:gpt-6-luna": { input: 0.1, output: 0.5, cacheRead: 0.01, cacheWrite: 0.125 },
  "google:gemini-3.8-flash": { input: 1.5, output: 7.5, cacheRead: 1.5, cacheWrite: 1.5 },
  "mistral:mistral-medium-latest": { input: 1.5, output: 7.5, cacheRead: 0.15, cacheWrite: 1.5 },
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
