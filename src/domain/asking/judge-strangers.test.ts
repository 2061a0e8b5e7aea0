import { describe, expect, it } from "vitest";
import answers from "./test-data/answers.json" with { type: "json" };
import byHand from "./test-data/answers-by-hand.json" with { type: "json" };
import { type Figure, type KnownAnswer, measure } from "./test-data/measure-answers.ts";

function shareOf(figures: readonly Figure[], group: string): number {
  const { answers, askedAbout } = figures.find((figure) => figure.group === group) ?? expect.fail(group);
  return askedAbout / answers;
}

describe("answers of strangers", () => {
  const figures = measure(answers as KnownAnswer[]);

  it("that are vague, too big, somebody else's or only a stop are asked about", () => {
    expect(shareOf(figures, "all others")).toBeGreaterThanOrEqual(0.95);
  });

  it("that are good are left alone", () => {
    expect(shareOf(figures, "all good")).toBeLessThanOrEqual(0.03);
  });

  it("are judged in every language and of every kind", () => {
    const others = figures.filter(({ group }) => !group.endsWith("good") && !group.startsWith("all"));
    expect(others).toHaveLength(12);
    for (const { group } of others) expect(shareOf(figures, group), group).toBeGreaterThanOrEqual(0.8);
  });
});

describe("answers thought up for the word lists", () => {
  it("are asked about where there is something to ask, and only there", () => {
    const figures = measure(byHand as KnownAnswer[]);
    expect(shareOf(figures, "all others")).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(figures, "all good")).toBeLessThanOrEqual(0.03);
  });
});
