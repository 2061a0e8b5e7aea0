import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar-days.ts";
import { dayStart } from "#domain/plans/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import type { History, PastReading, PastText } from "../history.ts";
import { findLoops } from "./find-loops.ts";

/**
 * Hours after a local midnight at which the day in UTC is another one, and days on which the clocks of each zone change;
 * Kathmandu's do not.
 */
const CLOCKS = [
  { zone: "America/Los_Angeles", hour: 18, day: "2026-03-08", change: "forward in spring" },
  { zone: "America/Los_Angeles", hour: 18, day: "2026-11-01", change: "back in autumn" },
  { zone: "Pacific/Auckland", hour: 8, day: "2026-04-05", change: "back in autumn" },
  { zone: "Pacific/Auckland", hour: 8, day: "2026-09-27", change: "forward in spring" },
  { zone: "Asia/Kathmandu", hour: 3, day: "2026-11-01", change: "never" },
];

const atHour = (day: string, hour: number, zone: string) =>
  new Date(dayStart(day, zone).getTime() + hour * HOUR_MS);

const reading = (at: Date, about: Partial<PastReading> = {}): PastReading => ({
  id: at.toISOString(),
  at,
  blockId: null,
  blockTypeId: "work",
  spread: "quick-draw",
  drawn: [],
  text: `${at.getTime()}?`,
  hardPart: null,
  namedTheme: "none",
  hasResonated: false,
  hasActed: false,
  isGrave: false,
  ...about,
});

function tableOf(label: string, zone: string, rows: { readings: PastReading[]; words?: PastText[] }) {
  const history: History = {
    zone,
    blocks: [],
    steps: [],
    words: [],
    saidEnough: [],
    deckSize: 36,
    ...rows,
    cardNames: new Map([["the-cache", "The Cache"]]),
  };
  const last = Math.max(...[...history.readings, ...history.words].map(({ at }) => at.getTime()));
  const found = findLoops(history, new Date(last + DAY_MS)).find((pattern) => pattern.label === label);
  return found?.table.rows.map(([day]) => day);
}

describe.each(CLOCKS)(
  "the tables of patterns in $zone, where the clocks go $change",
  ({ zone, hour, day }) => {
    const days = [addDays(day, -2), day, addDays(day, 2), addDays(day, 3)];
    const times = days.map((each) => atHour(each, hour, zone));

    it("name the person's days of a question that was asked again", () => {
      const readings = times.map((at) =>
        reading(at, { text: "Should I leave the harbour job this winter?" }),
      );
      expect(tableOf("the same question", zone, { readings })).toEqual(days);
    });

    it("name the person's days of a card that came again", () => {
      const drawn = [{ cardId: "the-cache", isReversed: false }];
      expect(tableOf("not a loop", zone, { readings: times.map((at) => reading(at, { drawn })) })).toEqual(
        days,
      );
    });

    it("name the person's days of a block on which nothing was done", () => {
      const block: History["blocks"][number] = {
        ...{
          id: "b",
          name: "The harbour job",
          blockTypeId: "work",
          status: "active",
          createdAt: times[0] as Date,
        },
        changes: [],
        isGrave: false,
      };
      const readings = times.map((at) => reading(at, { blockId: "b" }));
      const history: History = {
        zone,
        readings,
        blocks: [block],
        steps: [],
        words: [],
        saidEnough: [],
        deckSize: 36,
        cardNames: new Map(),
      };
      const found = findLoops(history, new Date((times[3] as Date).getTime() + DAY_MS));
      expect(found.find(({ kind }) => kind === "without-action")?.table.rows.map(([each]) => each)).toEqual(
        days,
      );
    });

    it("name the person's days of a theme that keeps coming up", () => {
      const weeks = [0, 7, 15].map((after) => addDays(day, after));
      const readings = weeks.map((each, index) =>
        reading(atHour(each, hour, zone), { namedTheme: "choosing", blockId: `b${index}` }),
      );
      expect(tableOf("counted", zone, { readings })).toEqual(weeks);
    });

    it("name and count the person's days of words that were written again", () => {
      const weeks = [0, 7, 15].map((after) => addDays(day, after));
      const filler = Array.from({ length: 20 }, (_, index) =>
        reading(new Date((times[0] as Date).getTime() + index * HOUR_MS)),
      );
      const words = weeks.map(
        (each, index): PastText => ({
          id: `w${index}`,
          kind: "message",
          insightId: null,
          sentiment: null,
          at: atHour(each, hour, zone),
          text: `${index}: circling the harbour mural`,
        }),
      );
      expect(tableOf("the same words", zone, { readings: filler, words })).toEqual(weeks);
    });

    it("do not count one evening as two days, nor one morning", () => {
      // Both texts are of one day of the person's, on either side of a midnight in UTC.
      const midnight = Date.parse(`${zone === "America/Los_Angeles" ? addDays(day, 1) : day}T00:00:00Z`);
      const times = [midnight - HOUR_MS, midnight + HOUR_MS, midnight + 15 * DAY_MS];
      const words = times.map(
        (at, index): PastText => ({
          id: `w${index}`,
          kind: "message",
          insightId: null,
          sentiment: null,
          at: new Date(at),
          text: `${index}: circling the harbour mural`,
        }),
      );
      const filler = Array.from({ length: 20 }, (_, index) => reading(new Date(midnight + index * HOUR_MS)));
      expect(tableOf("the same words", zone, { readings: filler, words })).toBeUndefined();
    });
  },
);
