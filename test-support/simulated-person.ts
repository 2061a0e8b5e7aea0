// Simulates people for tests of patterns: their readings, with or without a planted loop (a theme that comes up at
// certain times), and what they do about the readings. Blocks, steps, guesses and marks contain no pattern.
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { THEMES, type Theme } from "#domain/readings/themes.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import type { History, PastReading } from "#engines/patterns/index.ts";
import { blocksOf, DECK, FAMILY_OF, flagsOf, type Random, stepsOf } from "./simulated-doings.ts";

/** The instant at which a simulated history begins, in milliseconds since 1970. */
export const BIRTH_OF_HISTORY = Date.UTC(2024, 0, 1);
const DAYS = 2 * 365;
/** The share of days with a reading that have a second reading: one in five. */
const SECOND_READING = 0.2;
const NEW_BLOCK = 0.12;

/** Returns a generator (Mulberry32) of numbers from 0 to below 1. The same seed always gives the same numbers. */
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
  /** The share of readings that are about a theme. All themes are equally likely. */
  themed: number;
  /** The share of readings that begin a new block; 0.12 if absent. */
  newBlocks?: number;
  /**
   * The planted loop: the first theme is the subject of this share of readings. `oddsRatio` says how much likelier such
   * a reading is late in the day, on a Wednesday, or about a block of the first kind.
   */
  planted?: { rate: number; oddsRatio: number; on: "late" | "wednesday" | "kind" };
}

/** Returns two years of a simulated person. The person's share of late readings lies between 0.3 and 0.7. */
export function simulatePerson(random: Random, habits: Habits): History {
  const lateShare = 0.3 + 0.4 * random();
  const flags = flagsOf(random);
  const readings: PastReading[] = [];
  let block = 0;
  let kind = 0;
  for (const day of daysOf(random, habits)) {
    const { at, theme, isOfFirstKind } = eventOf(random, { day, lateShare, habits });
    if (random() < (habits.newBlocks ?? NEW_BLOCK) || isOfFirstKind !== null) {
      block += 1;
      kind = kindBy(random, isOfFirstKind);
    }
    readings.push({ ...readingOf(readings.length, { at, theme, block, kind }), ...flags() });
  }
  readings.sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    ...{ zone: "UTC", readings, words: [], saidEnough: [] },
    ...{
      blocks: blocksOf(random, readings),
      steps: stepsOf(random, readings, () => hourBy(random, lateShare)),
    },
    ...{ deckSize: DECK, cardNames: new Map(), cardFamilies: FAMILY_OF },
  };
}

/**
 * Returns the index of a block's kind: the first or another one as the loop demands, or any kind if `isOfFirstKind` is
 * null.
 */
function kindBy(random: Random, isOfFirstKind: boolean | null): number {
  if (isOfFirstKind === null) return Math.floor(random() * BLOCK_TYPE_IDS.length);
  return isOfFirstKind ? 0 : 1 + Math.floor(random() * (BLOCK_TYPE_IDS.length - 1));
}

/** Returns the numbers of the days with a reading. A day with two readings is in the list twice. */
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
): { at: Date; theme: Theme | "none"; isOfFirstKind: boolean | null } {
  const loop = planted && random() < planted.rate ? planted : undefined;
  const theme = loop ? THEMES[0] : themeBy(random, themed, planted ? THEMES.slice(1) : THEMES);
  const onDay = loop?.on === "wednesday" ? dayBy(random, day, loop) : day;
  const hour = hourBy(random, loop?.on === "late" ? oddsTimes(lateShare, loop) : lateShare);
  return {
    at: new Date(BIRTH_OF_HISTORY + onDay * DAY_MS + hour * HOUR_MS),
    theme,
    isOfFirstKind: loop?.on === "kind" ? random() < oddsTimes(1 / BLOCK_TYPE_IDS.length, loop) : null,
  };
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

/** Returns a day of the same week, which is a Wednesday with the odds of one in seven days times `oddsRatio`. */
function dayBy(random: Random, day: number, { oddsRatio }: { oddsRatio: number }): number {
  const monday = day - (day % 7);
  if (random() < oddsTimes(1 / 7, { oddsRatio })) return monday + 2;
  return monday + ([0, 1, 3, 4, 5, 6][Math.floor(random() * 6)] ?? 0);
}

function readingOf(
  index: number,
  { at, theme, block, kind }: { at: Date; theme: Theme | "none"; block: number; kind: number },
): PastReading {
  return {
    ...{ id: `reading-${index}`, at, blockId: `block-${block}`, blockTypeId: BLOCK_TYPE_IDS[kind] ?? "work" },
    ...{ spread: "quick-draw", drawn: [], text: "", hardPart: null, namedTheme: theme },
    ...{ hasResonated: false, hasActed: false, isGrave: false },
  };
}
