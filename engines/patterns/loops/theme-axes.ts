import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import { rayleigh } from "../statistics/circular.ts";
import { formatHour } from "./say.ts";
import { hourDifferencePValue, hypergeometricTail } from "./two-samples.ts";
import type { ThemedReading } from "./usable-rows.ts";

const DAY_HOURS = 24;
const EVENING = 18;
const MORNING = 6;

/** An "axis": something that may go together with a theme, such as the weekday. */
export interface Axis {
  id: "late" | "weekday" | "hours" | "kind";
  /** The part of the loops' chance of a false claim that the axis may use. The parts of all axes add up to one. */
  share: number;
  /** Returns the unit that counts once: a theme on one day of the person's life, or a theme in one block. */
  unitOf: (reading: ThemedReading) => string | null;
  /**
   * Returns how often chance alone concentrates `events` as much among `all`, which contain them, and where they
   * concentrate.
   */
  test: (events: readonly ThemedReading[], all: readonly ThemedReading[]) => Concentration;
  /** Returns whether a reading is where the events concentrate. */
  isThere: (reading: ThemedReading, place: number) => boolean;
  /**
   * Returns the words for a place on the axis, such as "on Sundays"; "one weekday or another" if several were compared.
   */
  sayPlace: (place: number) => string;
  places: string;
  suggestion: (place: number) => string;
}

export interface Concentration {
  p: number;
  place: number;
}

const onDay = ({ local, theme }: ThemedReading) => `${local.day} ${theme}`;

const late: Axis = {
  id: "late",
  share: 0.91,
  unitOf: onDay,
  test: (events, all) => ({ p: tailAt(late, 0, events, all), place: 0 }),
  isThere: ({ local }) => local.hour >= EVENING || local.hour < MORNING,
  sayPlace: () => "after six in the evening",
  places: "after six",
  suggestion: () =>
    "After six, decide nothing about it. Park it until a day, write one line, and give it two minutes that morning.",
};

const weekday: Axis = {
  id: "weekday",
  share: 0.06,
  unitOf: onDay,
  test: (events, all) => mostUnlikely(weekday, WEEKDAYS.length, events, all),
  isThere: ({ local }, place) => local.weekday === place,
  sayPlace: (place) => `on ${WEEKDAYS[place]}s`,
  places: "on one weekday or another",
  suggestion: (place) =>
    `An if-then plan: “When it’s ${WEEKDAYS[place]} and it comes up, I’ll …” Two minutes of doing, before any asking.`,
};

const hours: Axis = {
  id: "hours",
  share: 0.015,
  unitOf: onDay,
  test: (events, all) => {
    const chosen = new Set(events);
    const others = all.filter((reading) => !chosen.has(reading));
    const p = hourDifferencePValue(events.map(hourOf), others.map(hourOf));
    const { mean } = rayleigh(events.map(({ local }) => (2 * Math.PI * local.hour) / DAY_HOURS));
    return { p, place: Math.round((DAY_HOURS * mean) / (2 * Math.PI)) % DAY_HOURS };
  },
  isThere: ({ local }, place) => {
    const apart = Math.abs(local.hour - place);
    return Math.min(apart, DAY_HOURS - apart) <= 3;
  },
  sayPlace: (place) => `within three hours of ${formatHour(place)}`,
  places: "at one hour or another",
  suggestion: (place) =>
    `Put two minutes of doing it before ${formatHour(place)}, so that the hour finds it already begun.`,
};

const kind: Axis = {
  id: "kind",
  share: 0.015,
  unitOf: ({ blockId, theme }) => (blockId === null ? null : `${blockId} ${theme}`),
  test: (events, all) => mostUnlikely(kind, BLOCK_TYPE_IDS.length, events, all),
  isThere: ({ blockTypeId }, place) => blockTypeId === BLOCK_TYPE_IDS[place],
  sayPlace: (place) => `in ${BLOCK_TYPE_IDS[place]} blocks`,
  places: "in one kind of block or another",
  suggestion: () => "Ask one person who has seen you do this before. One question, in one sentence.",
};

export const AXES: readonly Axis[] = [late, weekday, hours, kind];

/**
 * Returns the headline of a loop. `isMost` says whether more than half of the theme is at this place: a theme may stand
 * out there and still be elsewhere most of the time.
 */
export function loopHeadline(axis: Axis, place: number, about: { theme: string; isMost: boolean }): string {
  if (about.isMost) return `${capitalised(about.theme)} mostly comes up ${axis.sayPlace(place)}.`;
  return `${capitalised(about.theme)} comes up more often ${axis.sayPlace(place)} than the rest of what you ask.`;
}

function hourOf({ local }: ThemedReading): number {
  return local.hour;
}

/** Returns the place with the smallest chance, corrected for the number of places compared (Bonferroni). */
function mostUnlikely(
  axis: Axis,
  places: number,
  events: readonly ThemedReading[],
  all: readonly ThemedReading[],
): Concentration {
  const tails = Array.from({ length: places }, (_, place) => tailAt(axis, place, events, all));
  const least = Math.min(...tails);
  return { p: Math.min(1, least * places), place: tails.indexOf(least) };
}

function tailAt(
  axis: Axis,
  place: number,
  events: readonly ThemedReading[],
  all: readonly ThemedReading[],
): number {
  const count = (rows: readonly ThemedReading[]) => rows.filter((row) => axis.isThere(row, place)).length;
  return hypergeometricTail({
    hits: count(events),
    events: events.length,
    marked: count(all),
    all: all.length,
  });
}
