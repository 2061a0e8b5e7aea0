import { describe, expect, it } from "vitest";
import { THEMES } from "#domain/readings/themes.ts";
import { DAY_MS } from "#domain/time.ts";
import { claimsAt, someoneWithout, WEEKS } from "#test-support/simulated-claims.ts";
import { BIRTH_OF_HISTORY, type Habits, randomOf, simulatePerson } from "#test-support/simulated-person.ts";
import { falseAlarmRateOf, KINDS_OF_CLAIMS } from "./false-alarms.ts";
import type { History } from "./history.ts";
import { findLoops } from "./loops/find-loops.ts";

/** The time limit of a test here, in milliseconds: longer than usual, for a machine that is busy with other tests. */
const TIMEOUT_MS = 180_000;
const PEOPLE = 1000;
/** The number of simulated people with a loop: enough for the measured power to be off by less than 4 in 100. */
const WITH_LOOP = 400;
/** A smaller number of simulated people, for a test whose expected power is far from the limit. */
const FEW_WITH_LOOP = 100;
const atWeek = (week: number) => new Date(BIRTH_OF_HISTORY + week * 7 * DAY_MS);
const END = new Date(BIRTH_OF_HISTORY + 731 * DAY_MS);
/** Returns the history up to the reading with which the first theme has come up on `events` different days. */
function untilEvents(history: History, events: number): { history: History; isLongEnough: boolean } {
  const days = new Set<string>();
  const end = history.readings.findIndex(({ at, namedTheme }) => {
    if (namedTheme === THEMES[0]) days.add(at.toISOString().slice(0, 10));
    return days.size === events;
  });
  return { history: { ...history, readings: history.readings.slice(0, end + 1) }, isLongEnough: end >= 0 };
}

/**
 * Returns the share of people with this planted loop to whom the engine shows the loop once the theme has come up on 40
 * days.
 */
function powerAt40(seed: number, habits: Habits, id: string, among = FEW_WITH_LOOP): number {
  const random = randomOf(seed);
  let people = 0;
  let shown = 0;
  while (people < among) {
    const { history, isLongEnough } = untilEvents(simulatePerson(random, habits), 40);
    if (!isLongEnough) continue;
    people += 1;
    if (findLoops(history, END).some((loop) => loop.id === id)) shown += 1;
  }
  return shown / people;
}

describe("people without any pattern", () => {
  it("have five false alarms in a hundred to share out, and not more", () => {
    const all = KINDS_OF_CLAIMS.reduce((sum, kind) => sum + falseAlarmRateOf(kind), 0);
    expect(all).toBeCloseTo(0.05, 12);
  });

  it(
    "are told of one in 5 of 100 cases at most, loops, hours, kinds, guesses and what came before moving together, in the looks after one year and after two",
    () => {
      const random = randomOf(20_261_124);
      let told = 0;
      for (let person = 0; person < PEOPLE; person += 1) {
        const history = someoneWithout(random, person);
        if ([WEEKS / 2, WEEKS].some((week) => claimsAt(history, week).length > 0)) told += 1;
      }
      expect(told / PEOPLE).toBeLessThanOrEqual(0.05);
    },
    TIMEOUT_MS,
  );

  it(
    "are told of none by looking every week either, for 8 people over two years, but for 2 at most",
    () => {
      const random = randomOf(7);
      const told = Array.from({ length: 8 }, (_, person) => {
        const history = someoneWithout(random, person);
        return Array.from({ length: WEEKS }, (_week, week) => claimsAt(history, week + 1)).flat();
      });
      // If 5 in 100 people were wrongly shown a loop, more than two of eight would be shown one in 6 of 1,000 test
      // runs.
      expect(told.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(2);
    },
    TIMEOUT_MS,
  );
});

describe("looking every week", () => {
  it("for loops shows nothing that the last look of the two years does not show, so that the last look stands for all", () => {
    const random = randomOf(3);
    const loopsAt = (history: History, now: Date) =>
      findLoops(history, now)
        .filter(({ kind }) => kind === "loop" || kind === "hour")
        .map(({ id }) => id);
    for (let person = 0; person < 4; person += 1) {
      const planted = { rate: 0.2, oddsRatio: 6, on: "late" } as const;
      const history = simulatePerson(random, { readings: 300, themed: 0.4, planted });
      const last = loopsAt(history, END);
      for (let week = 1; week <= WEEKS; week += 1)
        expect(last).toEqual(expect.arrayContaining(loopsAt(history, atWeek(week))));
    }
  });
});

describe("people with a loop of odds ratio 3", () => {
  it.each([
    ["nearly daily", { readings: 700, themed: 0.4, planted: { rate: 0.0783, oddsRatio: 3, on: "late" } }],
    ["every other day", { readings: 350, themed: 0.4, planted: { rate: 0.16, oddsRatio: 3, on: "late" } }],
  ] as const)(
    "are shown it by 40 events in 80 of 100 cases if its theme comes late in the day and they read %s",
    (_, habits) => {
      expect(powerAt40(1, habits, "loop:late:beginning", WITH_LOOP)).toBeGreaterThanOrEqual(0.8);
    },
    TIMEOUT_MS,
  );

  it.each([
    { name: "one weekday of seven", readings: 500, rate: 0.1, on: "wednesday", axis: "weekday", most: 0.35 },
    { name: "one kind of block of four", readings: 500, rate: 0.1, on: "kind", axis: "kind", most: 0.1 },
    {
      name: "hours, by the test of hours",
      readings: 700,
      rate: 0.0783,
      on: "late",
      axis: "hours",
      most: 0.6,
    },
  ] as const)(
    "are mostly not shown it by 40 events if it is of $name: README.md says how often",
    ({ readings, rate, on, axis, most }) => {
      const planted = { rate, oddsRatio: 3, on };
      expect(powerAt40(3, { readings, themed: 0.4, planted }, `loop:${axis}:beginning`)).toBeLessThan(most);
    },
    TIMEOUT_MS,
  );

  it.each([
    { name: "one weekday", readings: 500, rate: 0.1, on: "wednesday", axis: "weekday" },
    { name: "one kind of block", readings: 500, rate: 0.1, on: "kind", axis: "kind" },
  ] as const)(
    "people whose theme nearly always comes on $name, with an odds ratio of 30, are shown it by 40 events in 80 of 100 cases",
    ({ readings, rate, on, axis }) => {
      const planted = { rate, oddsRatio: 30, on };
      expect(
        powerAt40(4, { readings, themed: 0.4, planted }, `loop:${axis}:beginning`),
      ).toBeGreaterThanOrEqual(0.8);
    },
    TIMEOUT_MS,
  );
});
