import { describe, expect, it } from "vitest";
import { compareGroups, type GroupedOutcome } from "./compare-groups.ts";
import { day } from "./test-data/histories.ts";

const trials = (group: string, yes: number, of: number): GroupedOutcome[] =>
  Array.from({ length: of }, (_, index) => ({
    at: day(index),
    isYes: index % of < yes,
    groups: { length: [group] },
  }));

/** Returns a generator of numbers from 0 to below 1, a linear congruential one with this seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const ALARMS = 0.005;

describe("a comparison of groups", () => {
  it("tells two groups apart whose intervals do not overlap, shrunk towards the overall rate", () => {
    const [short] = compareGroups([...trials("short", 18, 20), ...trials("long", 3, 20)], ALARMS);
    expect(short).toMatchObject({ group: "short", inside: { yes: 18, of: 20 }, outside: { yes: 3, of: 20 } });
    // The prior is worth four trials at a share of 21 in 40, so the share is (2.1 + 18) / 24.
    expect(short?.inside.share).toBeCloseTo(20.1 / 24, 10);
    expect(short?.inside.lower).toBeGreaterThan(short?.outside.upper ?? 1);
  });

  it("says nothing of 14 in 19 against 5 in 15: chance does that 4 times in 100", () => {
    expect(compareGroups([...trials("short", 14, 19), ...trials("long", 5, 15)], ALARMS)).toEqual([]);
  });

  it("says nothing of fewer than eight on a side, or of fewer than 32 in all", () => {
    expect(compareGroups([...trials("short", 7, 7), ...trials("long", 0, 40)], ALARMS)).toEqual([]);
    expect(compareGroups([...trials("short", 15, 15), ...trials("long", 0, 15)], ALARMS)).toEqual([]);
  });

  it("ever shows a difference to at most 5 in 1,000 people without one, looked at weekly for two years", () => {
    const random = numbers(11);
    const people = 1000;
    let alarmed = 0;
    for (let person = 0; person < people; person += 1) {
      const all = Array.from({ length: 208 }, (_, index): GroupedOutcome => {
        const groups = {
          kind: [`kind ${Math.floor(random() * 4)}`],
          part: [`part ${Math.floor(random() * 4)}`],
          family: [`family ${Math.floor(random() * 5)}`],
        };
        return { at: day(index * 3.5), isYes: random() < 0.4, groups };
      });
      // There are two trials a week. Between these sizes nothing new can be found, so comparing at these sizes is
      // enough.
      const isAlarmed = [32, 64, 128, 208].some(
        (size) => compareGroups(all.slice(0, size), ALARMS).length > 0,
      );
      alarmed += Number(isAlarmed);
    }
    expect(alarmed / people).toBeLessThanOrEqual(ALARMS);
  });
});
