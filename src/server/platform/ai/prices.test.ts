import { describe, expect, it } from "vitest";
import { costOf, priceOf } from "./prices.ts";

describe("the price of a model", () => {
  it.each([
    ["anthropic:claude-sonnet-5-5", 2, 10],
    ["anthropic:claude-sonnet-4-5-20250929", 3, 15],
    ["anthropic:claude-opus-5-5", 4, 20],
    ["anthropic:claude-opus-5", 5, 25],
    ["anthropic:claude-haiku-4-5", 1, 5],
    ["openai:gpt-6.1-terra", 1, 5],
    ["openai:gpt-6.1-terra-2026-10-26", 1, 5],
    ["google:gemini-3.8-flash", 1.5, 7.5],
    ["mistral:mistral-medium-latest", 1.5, 7.5],
  ])("is that of the longest known beginning of its name: %s", (id, input, output) => {
    expect(priceOf(id)).toMatchObject({ input, output });
  });

  it.each([
    "offline",
    "openai:gpt-6.1-terran",
    "openrouter:openai/gpt-6.1-terra",
    "openai-compatible:claude-sonnet-5-5",
    "anthropic:claude-opus-50",
    "anthropic:",
  ])("is not known for %s", (id) => {
    expect(priceOf(id)).toBeUndefined();
  });
});

describe("the cost of a call in millionths of a dollar", () => {
  it("the cost of a call counts tokens from the cache at a tenth and those written to it at five quarters", () => {
    const price = priceOf("anthropic:claude-sonnet-5-5");
    if (!price) throw new Error("no price");
    const usage = { inputTokens: 3000, outputTokens: 400, cacheReadTokens: 2000, cacheWriteTokens: 0 };
    expect(costOf(price, usage)).toBe(1000 * 2 + 2000 * 0.2 + 400 * 10);
    expect(costOf(price, { ...usage, cacheReadTokens: 0, cacheWriteTokens: 2000 })).toBe(
      1000 * 2 + 2000 * 2.5 + 400 * 10,
    );
  });

  it("the cost of a reading of 2,800 tokens of prompt and 700 of answer is about a cent, and less with a cached beginning", () => {
    const price = priceOf("anthropic:claude-sonnet-5-5");
    if (!price) throw new Error("no price");
    const usage = { inputTokens: 2800, outputTokens: 700, cacheReadTokens: 0, cacheWriteTokens: 0 };
    expect(costOf(price, usage)).toBe(12_600);
    expect(costOf(price, { ...usage, cacheReadTokens: 1600 })).toBe(9720);
  });
});
