import { describe, expect, it } from "vitest";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { findPatterns } from "./find-patterns.ts";
import { shownRecommendations } from "./recommend.ts";
import { day, emptyHistory, pastBlock, pastReading, pastStep, settled } from "./test-data/histories.ts";

const now = day(70);
const find = (given: Partial<typeof emptyHistory>) => findPatterns({ ...emptyHistory, ...given }, now);
const ofKind = (patterns: readonly Pattern[], kind: Pattern["kind"]) =>
  patterns.find((pattern) => pattern.kind === kind);

describe("the patterns of a person without rows", () => {
  it("say that there is nothing yet, and what it would take", () => {
    const { patterns, recommendations, trends, achievements, since } = find({});
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns)
      expect(pattern).toMatchObject({ isNothingYet: true, sources: [], newestAt: null });
    expect({ recommendations, trends, achievements, since }).toEqual({
      recommendations: [],
      trends: [],
      achievements: [],
      since: null,
    });
  });
});

describe("the time to unstuck", () => {
  // The blocks of the invented person in the designs: resolved after 4, 9, 12, 19, 23, 34 and 47 days, open for 6, 15,
  // 40 and 62.
  const blocks = [
    ...[4, 9, 12, 19, 23, 34, 47].map((days) => settled(days)),
    ...[6, 15, 40, 62].map((days) => pastBlock({ createdAt: day(70 - days) })),
  ];

  it("is the median, and the detail has its interval, which may have no end", () => {
    const pattern = ofKind(find({ blocks }).patterns, "time-to-unstuck");
    expect(pattern?.headline).toBe(
      "About half of your blocks are resolved by day 23. With eleven of them, that may still move.",
    );
    expect(pattern?.detail).toContain("The day could be as early as 9, or much later, 19 times in 20.");
    expect(pattern?.picture).toMatchObject({
      type: "survival",
      median: { day: 23, lower: 9, upper: null },
      settled: [4, 9, 12, 19, 23, 34, 47],
    });
    expect(pattern?.table.rows).toHaveLength(11);
    expect(pattern?.sources).toHaveLength(11);
  });

  it("is not yet known where more than half are still open", () => {
    const few = [
      ...[1, 2, 3, 4, 5].map((days) => settled(days)),
      ...Array.from({ length: 9 }, () => pastBlock()),
    ];
    expect(ofKind(find({ blocks: few }).patterns, "time-to-unstuck")?.headline).toBe(
      "How long half of your blocks take is not yet known.",
    );
  });

  it("needs five blocks that came loose", () => {
    expect(ofKind(find({ blocks: blocks.slice(0, 4) }).patterns, "time-to-unstuck")).toMatchObject({
      headline: "How long your blocks take.",
      isNothingYet: true,
      picture: { type: "progress", have: 4, need: 5 },
    });
  });

  it("predicts nothing below ten resolved blocks, and says how many there are", () => {
    const predictions = find({ blocks }).patterns.filter(({ isPrediction }) => isPrediction);
    expect(predictions).toMatchObject([
      { id: "still-stuck", isNothingYet: true, picture: { type: "progress", have: 7, need: 10 } },
    ]);
  });

  it("predicts from ten on, with its interval, for the open blocks that the data reach, the oldest by itself", () => {
    const more = [...blocks, ...[8, 16, 27, 52, 60].map((days) => settled(days))];
    const predictions = find({ blocks: more }).patterns.filter(({ isPrediction }) => isPrediction);
    const told = predictions.filter(({ isNothingYet }) => !isNothingYet);
    expect(told.map(({ id }) => id)).toEqual([`still-stuck:${blocks[8]?.id}`, "still-stuck:others"]);
    for (const { picture } of told) {
      expect(picture).toMatchObject({
        type: "whiskers",
        unit: "share",
        rows: [{ lower: expect.any(Number) }],
      });
    }
    expect(told[0]?.headline).toMatch(/^Blocks of yours as old as “.+” were still stuck three weeks later /);
    expect(told[0]?.detail).toMatch(
      /19 times in 20 it lies between \d+% and \d+%\. .* not what this one has to do\.$/,
    );
  });

  it("names in one pattern the open blocks of which nothing can be predicted", () => {
    const more = [...blocks, ...[8, 16, 27, 52, 60].map((days) => settled(days))];
    const old = [pastBlock({ name: "The attic", createdAt: day(-300) }), ...more];
    const unknown = find({ blocks: old }).patterns.find(({ id }) => id === "still-stuck:unknown");
    expect(unknown).toMatchObject({ isNothingYet: true, isPrediction: true });
    expect(unknown?.headline).toMatch(/^Not yet known for/);
    expect(unknown?.detail).toContain("“The attic”");
    expect(unknown?.table.rows[0]).toEqual(["The attic", "370 days"]);
  });

  it("predicts for every open block that can be predicted: from the second on in one pattern with a row each", () => {
    const many = Array.from({ length: 15 }, () => pastBlock({ createdAt: day(60) }));
    const spread = Array.from({ length: 40 }, (_, index) => settled(index + 5));
    const predictions = find({ blocks: [...many, ...spread] }).patterns.filter(
      ({ isPrediction }) => isPrediction,
    );
    expect(predictions).toHaveLength(2);
    expect(predictions.at(-1)).toMatchObject({
      id: "still-stuck:others",
      headline: "How 14 more open blocks may stand three weeks from now.",
      picture: { type: "whiskers", rows: Array(14).fill({ value: expect.any(Number) }) },
    });
  });

  it("says that the interval is not known where all blocks came loose on one day, and that none is left", () => {
    const pattern = ofKind(
      find({ blocks: [1, 1, 1, 1, 1].map((days) => settled(days)) }).patterns,
      "time-to-unstuck",
    );
    expect(pattern?.headline).toBe(
      "About half of your blocks are resolved by day 1. With five of them, that may still move.",
    );
    expect(pattern?.detail).toMatch(
      /^Five resolved, none still stuck when last seen\. How far off the day may be is not known\./,
    );
  });

  it("a block is stalled after seven days without anything, as on its own page, and not before", () => {
    const stalledAfter = (days: number) => {
      const block = pastBlock({ createdAt: day(70 - days) });
      return find({ blocks: [block] }).recommendations.some(({ id }) => id === `stalled:${block.id}`);
    };
    expect([stalledAfter(6), stalledAfter(7)]).toEqual([false, true]);
  });

  it("names the block that has been still for longest, and never a paused one", () => {
    const still = pastBlock({ name: "The shed", createdAt: day(10) });
    const parked = pastBlock({ name: "The boat", createdAt: day(0), status: "paused" });
    const busy = pastBlock({ name: "The form", createdAt: day(0) });
    const readings = [pastReading({ blockId: busy.id, at: day(66) })];
    const found = find({ blocks: [still, parked, busy], readings });
    expect(ofKind(found.patterns, "time-to-unstuck")?.suggestion).toBe(
      "“The shed” has been still for 60 days. Park it until a date, or give it two minutes.",
    );
    expect(found.recommendations).toMatchObject([
      { id: `stalled:${still.id}`, because: "because nothing has happened with it for 60 days." },
    ]);
  });
});

describe("what came before moving", () => {
  const steps = Array.from({ length: 40 }, (_, index) => {
    const isShort = index % 2 === 0;
    const isDone = isShort ? index % 10 !== 0 : index % 20 === 1;
    return pastStep({ at: day(index), minutes: isShort ? 2 : 20, outcome: isDone ? "done" : "not-done" });
  });

  it("short steps are shown as what came before moving, where the intervals say so, and are recommended", () => {
    const { patterns, recommendations } = find({ steps });
    expect(ofKind(patterns, "before-moving")).toMatchObject({
      headline: "Your short steps get done. Your long ones mostly wait.",
      detail: expect.stringMatching(
        /^40 promised steps counted: 16 of 20 against 2 of 20\. Nine times in ten .* It does not say what caused it\.$/,
      ),
      picture: {
        type: "shares",
        rows: [
          { yes: 16, of: 20 },
          { yes: 2, of: 20 },
        ],
      },
    });
    expect(recommendations).toMatchObject([{ because: "because your short steps get done." }]);
    expect(recommendations[0]?.sources).toHaveLength(40);
  });

  it("short steps that are done more often, and yet less than half of them, are not said to get done", () => {
    const fewer = steps.map((step, index) => ({
      ...step,
      outcome: [2, 4].includes(index % 10) ? ("done" as const) : ("not-done" as const),
    }));
    const more = Array.from({ length: 3 }, () => fewer).flat();
    expect(ofKind(find({ steps: more }).patterns, "before-moving")?.headline).toBe(
      "Your steps of five minutes or less got done more often than longer steps.",
    );
  });

  it("only promised steps count as what came before moving: a step that was ticked without a promise has no share to be part of", () => {
    const ticked = steps.map((step) => ({ ...step, wasPromised: false }));
    expect(ofKind(find({ steps: ticked }).patterns, "before-moving")?.isNothingYet).toBe(true);
  });

  it("calm readings on a grave block are left out of what came before moving, of the weekly readings and of the mood", () => {
    const block = pastBlock({ isGrave: true });
    const readings = Array.from({ length: 40 }, (_, index) =>
      pastReading({
        at: day(index),
        blockId: block.id,
        hasActed: index < 20,
        spread: index < 20 ? "full-pond" : "quick-draw",
      }),
    );
    const words = readings.map(({ id: insightId, at }) => ({
      id: `message of ${insightId}`,
      kind: "message" as const,
      insightId,
      at,
      text: "It hurts.",
      sentiment: "negative" as const,
    }));
    const { patterns, trends } = find({ blocks: [block], readings, words });
    expect(ofKind(patterns, "before-moving")).toMatchObject({ isNothingYet: true, sources: [] });
    expect(trends[0]?.summary).toMatch(/^0 readings/);
    expect(trends.find(({ id }) => id === "mood")?.summary).toMatch(/^Nothing yet/);
  });

  it("a look at what came before moving does not change when the day of a step comes that was done early", () => {
    const early = Array.from({ length: 5 }, (_, index) =>
      pastStep({ at: day(index), minutes: 20, outcome: "done", dueOn: "2026-03-17" }),
    );
    const at = (days: number) =>
      findPatterns({ ...emptyHistory, steps: [...steps.slice(0, 32), ...early] }, day(days)).patterns;
    expect(ofKind(at(70), "before-moving")?.isNothingYet).toBe(false);
    expect(ofKind(at(80), "before-moving")?.isNothingYet).toBe(false);
    expect(ofKind(at(80), "before-moving")?.newestAt).toBe(day(31).toISOString());
  });

  it("grave readings are not counted when comparing which readings led to action", () => {
    const readings = Array.from({ length: 40 }, (_, index) =>
      pastReading({
        at: day(index),
        spread: index < 20 ? "full-pond" : "quick-draw",
        hasActed: index < 20,
        isGrave: true,
      }),
    );
    expect(ofKind(find({ readings }).patterns, "before-moving")).toMatchObject({
      isNothingYet: true,
      sources: [],
    });
  });
});

it("a dismissed recommendation makes room for the next, and a page shows three", () => {
  const all = ["a", "b", "c", "d"].map((id) => ({
    id,
    text: id,
    because: "because",
    sources: [],
    door: { kind: "two-minutes" as const, to: "/insights/a" },
  }));
  expect(shownRecommendations(all, new Set(["b"])).map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(shownRecommendations(all, new Set())).toHaveLength(3);
});
