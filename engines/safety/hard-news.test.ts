// Tests that texts about danger, losses and illnesses in words that nothing recognised before are recognised now.
import { describe, expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { gravityOf } from "./gravity.ts";
import fresh from "./test-data/hard-news/fresh.json" with { type: "json" };
import open from "./test-data/hard-news/open.json" with { type: "json" };
import sealed from "./test-data/hard-news/sealed.json" with { type: "json" };

const TEXTS = [...open, ...sealed, ...fresh];
const expectedAs = (expected: string) =>
  TEXTS.filter((text) => text.expected === expected).map(({ text }) => text);
const isCrisis = (text: string) => assessDistress(text).level === "crisis";
const shareOf = (texts: readonly string[], test: (text: string) => boolean) =>
  texts.filter(test).length / texts.length;

describe("texts about hard news", () => {
  it("get help offered in at least nine of ten cases of danger", () => {
    expect(shareOf(expectedAs("crisis"), isCrisis)).toBeGreaterThanOrEqual(0.9);
  });

  it("are at least grave where somebody close is tired of living", () => {
    expect(expectedAs("dark").filter((text) => assessDistress(text).level === "none")).toEqual([]);
  });

  it("are treated gently in at least nine of ten losses and illnesses, and are no crisis", () => {
    const texts = expectedAs("gentle");
    expect(shareOf(texts, (text) => gravityOf([text]) !== "none")).toBeGreaterThanOrEqual(0.9);
    expect(texts.filter(isCrisis)).toEqual([]);
  });

  it("have look-alikes, of which none stops a reading and fewer than one in twenty makes it gentle", () => {
    const texts = expectedAs("none");
    expect(texts.filter(isCrisis)).toEqual([]);
    expect(shareOf(texts, (text) => gravityOf([text]) !== "none")).toBeLessThanOrEqual(0.05);
  });
});
