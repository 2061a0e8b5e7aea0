import { describe, expect, it } from "vitest";
import { BIRTH_OF_HISTORY, type Habits, randomOf, simulatePerson } from "#test-support/simulated-person.ts";
import { DAY_MS } from "../time.ts";
import type { History } from "./history.ts";
import { findLoops } from "./loops/find-loops.ts";
import { THEMES } from "./themes.ts";

/** A timeout of more than 20 seconds, for a machine that is busy with other tests. */
const TIMEOUT_MS = 60_000;
const PEOPLE = 1000;
const WITH_LOOP = 200;
const END = new Date(BIRTH_OF_HISTORY + 731 * DAY_MS);
const isClaim = ({ kind }: { kind: string }) => kind === "loop" || kind === "hour";
const claimsAt = (history: History, now: Date) =>
  findLoops(history, now)
    .filter(isClaim)
    .map(({ id }) => id);

const HABITS: Habits[] = [60, 150, 300, 600].flatMap((readings) => [
  { readings, themed: 0.4 },
  { readings, themed: 1 },
]);

/** The history until the first theme has come up on `events` days. */
function untilEvents(history: History, events: number): { history: History; isLongEnough: boolean } {
  const days = new Set<string>();
  const end = history.readings.findIndex(({ at, namedTheme }) => {
    if (namedTheme === THEMES[0]) days.add(at.toISOString().slice(0, 10));
    return days.size === events;
  });
  return { history: { ...history, readings: history.readings.slice(0, end + 1) }, isLongEnough: end >= 0 };
}

/** The share of people with this loop who are shown it when it has come up on 40 days. */
function powerAt40(seed: number, habits: Habits, id: string): number {
  const random = randomOf(seed);
  let people = 0;
  let shown = 0;
  while (people < WITH_LOOP) {
    const { history, isLongEnough } = untilEvents(simulatePerson(random, habits), 40);
    if (!isLongEnough) continue;
    people += 1;
    if (claimsAt(history, END).includes(id)) shown += 1;
  }
  return shown / people;
}

describe("people without a loop", () => {
  it(
    "people without a loop are shown none, but for 5 in 100 at most, however often they looked in two years",
    () => {
      const random = randomOf(20_261_124);
      let shown = 0;
      for (let person = 0; person < PEOPLE; person += 1) {
        const habits = HABITS[person % HABITS.length] ?? { readings: 100, themed: 1 };
        if (claimsAt(simulatePerson(random, habits), END).length > 0) shown += 1;
      }
      expect(shown / PEOPLE).toBeLessThanOrEqual(0.05);
    },
    TIMEOUT_MS,
  );
});

describe("looking every week", () => {
  it("looking every week shows nothing that the last look of the two years does not show, so that the last look stands for all", () => {
    const random = randomOf(3);
    for (let person = 0; person < 4; person += 1) {
      const planted = { rate: 0.2, oddsRatio: 6, on: "late" } as const;
      const history = simulatePerson(random, { readings: 300, themed: 0.4, planted });
      const last = claimsAt(history, END);
      for (let week = 1; week <= 104; week += 1) {
        const now = new Date(BIRTH_OF_HISTORY + week * 7 * DAY_MS);
        expect(last).toEqual(expect.arrayContaining(claimsAt(history, now)));
      }
    }
  });
});

describe("people with a loop of odds ratio 3", () => {
  it("people with a loop of odds ratio 3 are shown it by 40 events in 80 of 100 cases if its theme comes late in the day and they read nearly daily", () => {
    const planted = { rate: 0.0783, oddsRatio: 3, on: "late" } as const;
    expect(
      powerAt40(1, { readings: 700, themed: 0.4, planted }, "loop:late:beginning"),
    ).toBeGreaterThanOrEqual(0.8);
  });

  it("people with a loop of odds ratio 3 are shown it in 70 of 100 cases if they read half as often, with fewer other readings to compare", () => {
    const planted = { rate: 0.16, oddsRatio: 3, on: "late" } as const;
    expect(
      powerAt40(2, { readings: 350, themed: 0.4, planted }, "loop:late:beginning"),
    ).toBeGreaterThanOrEqual(0.7);
  });

  it("people with a loop of odds ratio 3 are mostly not shown it by then if it is one weekday of seven: 13 events of 40 against 6 are too few", () => {
    const planted = { rate: 0.1, oddsRatio: 3, on: "wednesday" } as const;
    const power = powerAt40(3, { readings: 500, themed: 0.4, planted }, "loop:weekday:beginning");
    expect(power).toBeGreaterThanOrEqual(0.15);
    expect(power).toBeLessThan(0.5);
  });
});
