import { describe, expect, it } from "vitest";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { randomOf } from "#test-support/simulated-person.ts";
import { compareKinds } from "./compare-kinds.ts";
import type { PastBlock } from "./history.ts";
import { day, emptyHistory, pastBlock } from "./test-data/histories.ts";

const NOW = day(1830);
const PEOPLE = 200;
const KINDS = ["creative", "work", "life", "relationship"] as const;

/**
 * Returns five years of blocks of each kind. Their lengths are exponentially distributed with these means, in days. One
 * block in ten is archived half-way.
 */
function blocksOf(
  random: () => number,
  means: Partial<Record<BlockTypeId, number>>,
  each: number,
): PastBlock[] {
  return Object.entries(means).flatMap(([kind, mean]) =>
    Array.from({ length: each }, () => {
      const begun = Math.floor(random() * 1700);
      const days = Math.max(1, Math.ceil(-mean * Math.log(1 - random())));
      const isArchived = random() < 0.1;
      const end = {
        at: day(begun + (isArchived ? days / 2 : days)),
        to: isArchived ? "archived" : "resolved",
      } as const;
      const isOpen = end.at > NOW;
      return pastBlock({
        createdAt: day(begun),
        blockTypeId: kind as BlockTypeId,
        status: isOpen ? "active" : end.to,
        changes: isOpen ? [] : [end],
      });
    }),
  );
}

const shown = (blocks: readonly PastBlock[]) => compareKinds({ ...emptyHistory, blocks }, NOW);
const equal = (mean: number) => Object.fromEntries(KINDS.map((kind) => [kind, mean]));

describe("kinds of blocks", () => {
  it("that take equally long are told apart for at most 2 of 200 people with 400 blocks each", () => {
    const random = randomOf(21);
    const told = Array.from({ length: PEOPLE }, () => shown(blocksOf(random, equal(20), 100)).length);
    expect(told.filter((count) => count > 0).length).toBeLessThanOrEqual(2);
  });

  it("of which one comes loose three times as fast are told apart in 80 of 100 cases with 100 blocks a side", () => {
    const random = randomOf(22);
    const told = Array.from({ length: PEOPLE }, () => shown(blocksOf(random, { work: 10, life: 30 }, 100)));
    const right = told.filter(([pattern]) => pattern?.id === "kinds:work:life").length;
    expect(right / PEOPLE).toBeGreaterThanOrEqual(0.8);
    expect(told.filter(([pattern]) => pattern?.id === "kinds:life:work")).toHaveLength(0);
  });

  it("are compared with both medians, both intervals, and how often chance does the same", () => {
    const [pattern] = shown(blocksOf(randomOf(23), { work: 8, life: 40 }, 60));
    expect(pattern?.headline).toBe("Your work blocks are resolved sooner than your life blocks.");
    expect(pattern?.detail).toMatch(
      /^Of 60 work blocks, half were resolved by day \d+ \(19 times in 20 between day \d+ and day \d+\)\. Of 60 life blocks, half were resolved by day \d+ \(19 times .+\)\. This was tested when 80 of both were resolved. If both kinds took equally long, they would be this far apart .+\.$/,
    );
    expect(pattern?.picture).toMatchObject({
      type: "whiskers",
      unit: "day",
      rows: [{ label: "Work block" }, { label: "Life block" }],
    });
  });

  it("with fewer than 40 spells of either are not compared, however far apart they are", () => {
    const few = [...blocksOf(randomOf(24), { work: 2 }, 100), ...blocksOf(randomOf(25), { life: 90 }, 39)];
    expect(shown(few)).toEqual([]);
  });
});
