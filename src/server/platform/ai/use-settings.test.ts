import { describe, expect, it } from "vitest";
import { TIMINGS } from "./timings.ts";
import { FEATURE_OF_USE, readingSettings, settingsOf } from "./use-settings.ts";

describe("the settings of a request to a provider", () => {
  it("allow 750 tokens for one card and 1400 for three, at a temperature of 0.7", () => {
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

  it("allow 50 tokens at 0.8 for a block's name and 32 at 0.2 for a step's title", () => {
    expect(settingsOf("blockName")).toEqual({ maxTokens: 50, temperature: 0.8, longest: "lineCallMs" });
    expect(settingsOf("stepTitle")).toEqual({ maxTokens: 32, temperature: 0.2, longest: "lineCallMs" });
  });

  it("allow 80 tokens for a smaller step, counted with the advice", () => {
    expect(settingsOf("smallerStep")).toEqual({ maxTokens: 80, temperature: 0.4, longest: "lineCallMs" });
    expect(FEATURE_OF_USE.smallerStep).toBe("generateAdviceForUser");
  });

  it("allow 1000 tokens at 0.8 for a chat reply, 300 for advice and 200 for a take", () => {
    expect(settingsOf("chat")).toEqual({ maxTokens: 1000, temperature: 0.8, longest: "wholeCallMs" });
    expect(settingsOf("advice").maxTokens).toBe(300);
    expect(settingsOf("take").maxTokens).toBe(200);
  });

  it("wait 20 s for the first token and 90 s in total, with two retries", () => {
    expect(TIMINGS).toMatchObject({
      firstTokenMs: 20_000,
      wholeCallMs: 90_000,
      lineCallMs: 10_000,
      retries: 2,
    });
  });
});
