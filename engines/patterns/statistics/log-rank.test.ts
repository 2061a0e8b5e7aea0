import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { logRank } from "./log-rank.ts";
import type { Spell } from "./survival.ts";

const DATA = new URL("../../../test-support/survival/", import.meta.url);

/** Reads the durations in a file with the columns time, event and group, and returns them by group. */
function groupsIn(name: string): Spell[][] {
  const [, ...lines] = readFileSync(new URL(name, DATA), "utf8").trim().split("\n");
  const rows = lines.map((line) => line.trim().replaceAll('"', "").split(","));
  return [...Map.groupBy(rows, ([, , group]) => group).values()].map((own) =>
    own.map(([time, event]) => ({ time: Number(time), isEvent: event === "1" })),
  );
}

describe("the log-rank test", () => {
  it.each([
    ["aml-data.csv", 3.4, 0.0653],
    ["lung-data.csv", 10.3, 0.00131],
  ])("of %s is that of R's survdiff", (name, chiSquare, p) => {
    const [one = [], other = []] = groupsIn(name);
    const found = logRank(one, other);
    expect(found.chiSquare).toBeCloseTo(chiSquare, 1);
    expect(found.p / p).toBeCloseTo(1, 2);
    const swapped = logRank(other, one);
    expect(swapped.chiSquare).toBeCloseTo(found.chiSquare, 10);
    expect(swapped.isFirstSlower).toBe(!found.isFirstSlower);
  });

  it("the p-value of the log-rank test is that of a chi-squared distribution with one degree of freedom, to ten digits", () => {
    // All durations of one group ended before any of the other. The expected p is the normal tail beyond the root of
    // the statistic, from a continued fraction.
    const [first, second] = [0, 40].map((after) =>
      Array.from({ length: 40 }, (_, index) => ({ time: after + index + 1, isEvent: true })),
    );
    const { chiSquare, p } = logRank(first ?? [], second ?? []);
    const z = Math.sqrt(chiSquare);
    const fraction = Array.from({ length: 200 }, (_, index) => 200 - index).reduce(
      (sum, k) => z + k / sum,
      z,
    );
    const tail = (2 * Math.exp(-chiSquare / 2)) / Math.sqrt(2 * Math.PI) / fraction;
    expect(p / tail).toBeCloseTo(1, 10);
  });

  it("finds nothing between two equal groups, and nothing where nothing ended", () => {
    const spells = [2, 4, 4, 9].map((time) => ({ time, isEvent: true }));
    expect(logRank(spells, spells)).toMatchObject({ chiSquare: 0, p: 1 });
    const open = spells.map(({ time }) => ({ time, isEvent: false }));
    expect(logRank(open, open).p).toBe(1);
  });
});
