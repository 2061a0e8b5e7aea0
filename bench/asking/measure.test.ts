import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Figure, measure } from "./measure.ts";

const figuresOf = (file: string) =>
  measure(JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")));

function shareOf(figures: readonly Figure[], group: string): number {
  const { answers, askedAbout } = figures.find((figure) => figure.group === group) ?? expect.fail(group);
  return askedAbout / answers;
}

describe("answers of strangers", () => {
  const figures = figuresOf("answers.json");

  it("answers of strangers that are vague, too big, somebody else's or only a stop are asked about", () => {
    expect(shareOf(figures, "all others")).toBeGreaterThanOrEqual(0.95);
  });

  it("answers of strangers that are good are left alone", () => {
    expect(shareOf(figures, "all good")).toBeLessThanOrEqual(0.03);
  });

  it("answers of strangers are judged in every language and of every kind", () => {
    const others = figures.filter(({ group }) => !group.endsWith("good") && !group.startsWith("all"));
    expect(others).toHaveLength(12);
    for (const { group } of others) expect(shareOf(figures, group), group).toBeGreaterThanOrEqual(0.8);
  });
});

describe("answers thought up for the word lists", () => {
  it("answers thought up for the word lists are asked about where there is something to ask, and only there", () => {
    const figures = figuresOf("answers-by-hand.json");
    expect(shareOf(figures, "all others")).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(figures, "all good")).toBeLessThanOrEqual(0.03);
  });
});
