import { describe, expect, it } from "vitest";
import { TIMINGS } from "./timings.ts";
import { FEATURE_OF_USE, readingSettings, settingsOf } from "./use-settings.ts";

describe("what a provider is asked for", () => {
  it("is a reading of 750 tokens for one card and 1400 for three, at a temperature of 0.7", () => {
    expect(readingSettings("quick-draw")).toEqual({
      maxTokens: 750,
      temperature: 0.7,
      longest: "wholeCallMs",
    });
    expect(readingSettings("full-pond")).toEqual({
      maxTokens: 1400,
      temperature: 0.7,
      longest: "wholeCallMs",
    });
  });

  it("is a block's name of 50 tokens at 0.8 and a step's title of 32 at 0.2", () => {
    expect(settingsOf("blockName")).toEqual({ maxTokens: 50, temperature: 0.8, longest: "lineCallMs" });
    expect(settingsOf("stepTitle")).toEqual({ maxTokens: 32, temperature: 0.2, longest: "lineCallMs" });
  });

  it("is a smaller step of 80 tokens, counted with the advice", () => {
    expect(settingsOf("smallerStep")).toEqual({ maxTokens: 80, temperature: 0.4, longest: "lineCallMs" });
    expect(FEATURE_OF_USE.smallerStep).toBe("generateAdviceForUser");
  });

  it("is a chat reply of 1000 tokens at 0.8, advice of 300 and a take of 200", () => {
    expect(settingsOf("chat")).toEqual({ maxTokens: 1000, temperature: 0.8, longest: "wholeCallMs" });
    expect(settingsOf("advice").maxTokens).toBe(300);
    expect(settingsOf("take").maxTokens).toBe(200);
  });

  it("is waited for: 20 s for the first word, 90 s for the whole, and asked for again twice", () => {
    expect(TIMINGS).toMatchObject({
      firstTokenMs: 20_000,
      wholeCallMs: 90_000,
      lineCallMs: 10_000,
      retries: 2,
    });
  });
});
