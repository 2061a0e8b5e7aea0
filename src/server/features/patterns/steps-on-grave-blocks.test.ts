import { describe, expect, it } from "vitest";
import { findPatterns } from "#engines/patterns/in-thread.ts";
import type { History } from "#engines/patterns/index.ts";
import { loadHistory } from "#test-support/load-history.ts";
import { seedHistory } from "#test-support/seed-history.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";

const DAY_MS = 86_400_000;
const COUNT = 12;
const clock = createTestClock("2026-10-18T18:00:00Z");
const app = await createTestApp({ clock });
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

/** Returns the patterns of a person with 12 calm readings on a block of this name, whose promised steps were all done. */
async function patternsOn(name: string) {
  const { userId } = app.as().session;
  const blockId = newId();
  const readings = Array.from({ length: COUNT }, (_, index) => ({
    id: newId(),
    at: daysAgo(40 - index),
    blockId,
    blockTypeId: "work" as const,
    drawn: [{ cardId: "the-cache", isReversed: false }],
    spread: "quick-draw" as const,
    text: "A long table.",
    hardPart: null,
    namedTheme: null,
    hasResonated: false,
    hasActed: false,
    isGrave: false,
  }));
  const shared = { blockId, minutes: 2, outcome: "done", guess: 0.8, wasPromised: true } as const;
  const seeded: History = {
    zone: "UTC",
    readings,
    words: [],
    saidEnough: [],
    deckSize: 36,
    cardNames: new Map(),
    blocks: [
      {
        id: blockId,
        name,
        blockTypeId: "work",
        status: "active",
        createdAt: daysAgo(41),
        changes: [],
        isGrave: false,
      },
    ],
    steps: readings.map(({ id, at }) => ({
      ...shared,
      insightId: id,
      index: 0,
      at: new Date(at.getTime() + 3 * DAY_MS),
    })),
  };
  await seedHistory(app.dependencies, userId, seeded);
  const { history } = await loadHistory(app.dependencies, userId);
  const { patterns, trends, achievements } = findPatterns(history, clock.now());
  const stepsIn = (kind: string) =>
    patterns
      .filter((pattern) => pattern.kind === kind)
      .flatMap(({ sources }) => sources.filter((source) => source.kind === "step")).length;
  return {
    calmReadings: history.readings.filter(({ isGrave }) => !isGrave).length,
    guesses: stepsIn("guesses"),
    beforeMoving: stepsIn("before-moving"),
    isStrong: trends.find(({ id }) => id === "strength")?.weeks.some(({ value }) => (value ?? 0) > 0),
    achievements: achievements.map(({ id }) => id),
  };
}

describe("the promised steps of calm readings", () => {
  it("count in guesses, before moving, strength and achievements", async () => {
    expect(await patternsOn("The tender")).toEqual({
      calmReadings: COUNT,
      guesses: COUNT,
      beforeMoving: COUNT,
      isStrong: true,
      achievements: expect.arrayContaining(["kept-promise", "small-step"]),
    });
  });

  it("do not count in guesses, before moving, strength or achievements if the block is grave", async () => {
    expect(await patternsOn("My father died and I cannot open his letters.")).toEqual({
      calmReadings: COUNT,
      guesses: 0,
      beforeMoving: 0,
      isStrong: false,
      achievements: [],
    });
  });
});
