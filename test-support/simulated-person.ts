// People who are simulated for tests of patterns: their readings, without and with a planted loop.
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import type { History, PastReading, PastStep } from "#domain/patterns/history.ts";
import { THEMES, type Theme } from "#domain/patterns/themes.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";

/** The instant at which the readings of a simulated person begin, in milliseconds since 1970. */
export const BIRTH_OF_HISTORY = Date.UTC(2024, 0, 1);
const DAYS = 2 * 365;
/** How often a day has two readings: every fifth day with a reading. */
const SECOND_READING = 0.2;
const NEW_BLOCK = 0.12;
/** The share of readings after which a step is done at once. */
const DONE_STEP = 0.3;

type Random = () => number;

/** The generator Mulberry32: numbers from 0 to below 1, the same for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Habits {
  /** The approximate number of readings in two years. */
  readings: number;
  /** The share of readings that are about one of the themes, all equally likely. */
  themed: number;
  /**
   * The planted loop: the first theme comes up only in this share of readings, with these odds to be late, or
   * on Wednesdays.
   */
  planted?: { rate: number; oddsRatio: number; on: "late" | "wednesday" };
}

/** Returns two years of somebody whose own share of late readings lies between 0.3 and 0.7. */
export function simulatePerson(random: Random, habits: Habits): History {
  const lateShare = 0.3 + 0.4 * random();
  const readings: PastReading[] = [];
  const steps: PastStep[] = [];
  let block = 0;
  for (const day of daysOf(random, habits)) {
    if (random() < NEW_BLOCK) block += 1;
    const { at, theme } = eventOf(random, { day, lateShare, habits });
    readings.push(readingOf(readings.length, { at, theme, block }));
    if (random() < DONE_STEP) steps.push(stepOf(readings.length, at));
  }
  readings.sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    ...{ zone: "UTC", readings, blocks: [], steps, words: [], saidEnough: [] },
    ...{ deckSize: 36, cardNames: new Map() },
  };
}

/** Returns the days with a reading; a day with two readings is in the list twice. */
function daysOf(random: Random, { readings }: Habits): number[] {
  const chance = readings / DAYS / (1 + SECOND_READING);
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) => {
    if (random() >= chance) return [];
    return random() < SECOND_READING ? [day, day] : [day];
  });
}

function eventOf(
  random: Random,
  { day, lateShare, habits: { themed, planted } }: { day: number; lateShare: number; habits: Habits },
): { at: Date; theme: Theme | "none" } {
  const loop = planted && random() < planted.rate ? planted : undefined;
  const theme = loop ? THEMES[0] : themeBy(random, themed, planted ? THEMES.slice(1) : THEMES);
  const hour = hourBy(random, loop?.on === "late" ? oddsTimes(lateShare, loop) : lateShare);
  const onDay = loop?.on === "wednesday" ? dayBy(random, day, loop) : day;
  return { at: new Date(BIRTH_OF_HISTORY + onDay * DAY_MS + hour * HOUR_MS), theme };
}

function themeBy(random: Random, themed: number, themes: readonly Theme[]): Theme | "none" {
  return random() < themed ? (themes[Math.floor(random() * themes.length)] ?? "none") : "none";
}

function oddsTimes(share: number, { oddsRatio }: { oddsRatio: number }): number {
  const odds = (oddsRatio * share) / (1 - share);
  return odds / (1 + odds);
}

function hourBy(random: Random, lateShare: number): number {
  return random() < lateShare ? 18 + 6 * random() : 6 + 12 * random();
}

/** Returns a day of the same week: a Wednesday with the planted odds against one of seven days. */
function dayBy(random: Random, day: number, { oddsRatio }: { oddsRatio: number }): number {
  const monday = day - (day % 7);
  if (random() < oddsTimes(1 / 7, { oddsRatio })) return monday + 2;
  return monday + ([0, 1, 3, 4, 5, 6][Math.floor(random() * 6)] ?? 0);
}

function readingOf(index: number, about: { at: Date; theme: Theme | "none"; block: number }): PastReading {
  return {
    id: `reading-${index}`,
    at: about.at,
    blockId: `block-${about.block}`,
    blockTypeId: BLOCK_TYPE_IDS[(about.block * 7) % BLOCK_TYPE_IDS.length] ?? "work",
    ...{ spread: "quick-draw", drawn: [], text: "", hardPart: null, namedTheme: about.theme },
    ...{ hasResonated: false, hasActed: false, isGrave: false },
  };
}

function stepOf(index: number, at: Date): PastStep {
  return {
    insightId: `reading-${index}`,
    ...{ index: 0, at, blockId: null, minutes: 2, outcome: "done", guess: null },
  };
}
