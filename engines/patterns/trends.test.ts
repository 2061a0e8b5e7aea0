import { describe, expect, it } from "vitest";
import { findAchievements } from "./achievements.ts";
import { strengthAt } from "./strength.ts";
import { day, emptyHistory, pastBlock, pastReading, pastStep, settled } from "./test-data/histories.ts";
import { findTrends } from "./trends.ts";

describe("strength", () => {
  it("a person's strength halves what counts in 14 days, and never breaks to nothing", () => {
    const acts = [{ at: day(0), weight: 4 }];
    expect(strengthAt(acts, day(0))).toBeCloseTo(0.5, 10);
    expect(strengthAt(acts, day(14))).toBeCloseTo(1 - 2 ** -0.5, 10);
    expect(strengthAt(acts, day(60))).toBeGreaterThan(0);
  });

  it("a person's strength rises again with a single step, and does not know what is yet to come", () => {
    const acts = [
      { at: day(0), weight: 4 },
      { at: day(30), weight: 1 },
    ];
    expect(strengthAt(acts, day(30))).toBeGreaterThan(strengthAt(acts, day(29)));
    expect(strengthAt(acts.slice(1), day(29))).toBe(0);
  });
});

describe("what happens on the way", () => {
  const strengthOf = (history: Partial<typeof emptyHistory>) =>
    findTrends({ ...emptyHistory, readings: [pastReading({ at: day(0) })], ...history }, day(70))
      .find(({ id }) => id === "strength")
      ?.weeks.map(({ value }) => value ?? 0) ?? [];
  const done = [30, 40, 60].map((at) => pastStep({ at: day(at) }));
  const missed = pastStep({ at: day(50), outcome: "not-done" });
  const back = pastBlock({
    changes: [
      { at: day(35), to: "paused" },
      { at: day(45), to: "active" },
      { at: day(55), to: "resolved" },
      { at: day(58), to: "active" },
    ],
  });

  it("takes nothing from the strength: neither a step that was not done, nor a pause, nor a relapse", () => {
    const undisturbed = strengthOf({ steps: done });
    const disturbed = strengthOf({ steps: [...done.slice(0, 2), missed, ...done.slice(2)], blocks: [back] });
    for (const [week, value] of undisturbed.entries()) expect(disturbed[week]).toBeGreaterThanOrEqual(value);
    expect(Math.min(...disturbed.slice(-4))).toBeGreaterThan(0);
  });
});

it.each([
  [5, 1],
  [6, 0],
  [null, 0],
])("a step of %s minutes is reached as a small step %i times", (minutes, times) => {
  const steps = [pastStep({ minutes })];
  const small = findAchievements({ ...emptyHistory, steps }).filter(({ id }) => id === "small-step");
  expect(small).toHaveLength(times);
});

describe("trends", () => {
  it("the trends of a person are five series of twelve weeks, with nothing before the first row", () => {
    const readings = [pastReading({ at: day(60) }), pastReading({ at: day(69) })];
    const trends = findTrends({ ...emptyHistory, readings }, day(70));
    expect(trends.map(({ id }) => id)).toEqual(["readings", "opened", "resolved", "strength", "mood"]);
    expect(trends[0]?.weeks).toHaveLength(12);
    expect(trends[0]?.weeks.map(({ value }) => value).slice(-3)).toEqual([null, 1, 1]);
    expect(trends[0]?.summary).toBe("2 readings in 2 weeks, 1 of them in the last seven days.");
  });

  it("the trends of a person tell the mood of a week from two messages on", () => {
    const words = [69, 68, 61].map((at, index) => ({
      id: String(index),
      kind: "message" as const,
      at: day(at),
      insightId: null,
      text: "",
      sentiment: "positive" as const,
    }));
    const mood = findTrends({ ...emptyHistory, words }, day(70)).find(({ id }) => id === "mood");
    const [before, last] = mood?.weeks.slice(-2) ?? [];
    expect(before).toMatchObject({ value: null, count: 1 });
    expect(last).toMatchObject({ value: 1, count: 2, upper: 1 });
    expect(mood?.summary).toBe("Guessed from the words of 3 messages; 1 week had enough of them to say.");
    // Two messages say little: for two of two, the interval reaches from 43 to 100 percent.
    expect(last?.lower).toBeCloseTo(-0.14, 2);
  });
});

describe("achievements", () => {
  it("the achievements of a person are for getting unstuck and for stopping, and never for readings", () => {
    const readings = Array.from({ length: 30 }, (_, index) => pastReading({ at: day(index) }));
    expect(findAchievements({ ...emptyHistory, readings })).toEqual([]);
    const parked = pastBlock({ changes: [{ at: day(3), to: "paused" }] });
    const found = findAchievements({
      ...emptyHistory,
      blocks: [settled(9), parked],
      steps: [pastStep({ at: day(20), usedSmaller: true })],
    });
    expect(found.map(({ id, count }) => [id, count])).toEqual([
      ["small-step", 1],
      ["kept-promise", 1],
      ["smaller", 1],
      ["closed", 1],
      ["parked", 1],
    ]);
  });

  it("the achievements of a person count coming back after three weeks away, and taking a block up again", () => {
    const again = pastBlock({
      changes: [
        { at: day(3), to: "resolved" },
        { at: day(40), to: "active" },
      ],
    });
    const readings = [0, 20, 41].map((at) => pastReading({ at: day(at) }));
    const found = findAchievements({ ...emptyHistory, blocks: [again], readings });
    expect(found.map(({ id, at }) => [id, at.slice(0, 10)])).toEqual([
      ["came-back", "2026-02-11"],
      ["reopened", "2026-02-10"],
      ["closed", "2026-01-04"],
    ]);
  });
});
