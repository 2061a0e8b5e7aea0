// Makes three and a half months of an invented person's data, as the history from which patterns are computed. The same
// `now` always gives the same history.
import { addDays, weekdayOf } from "#domain/calendar-days.ts";
import type { Family } from "#domain/deck/card.ts";
import { dayOf } from "#domain/plans/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { WEEK_DAYS } from "#domain/weekdays.ts";
import type { History, PastBlock, PastReading, PastStep, PastText } from "#engines/patterns/index.ts";
import {
  BLOCKS,
  type InventedBlock,
  type InventedReading,
  MESSAGES,
  PROMISES,
  READINGS,
  REFLECTIONS,
} from "./believable-person/texts.ts";

export interface InventedCard {
  id: string;
  name: string;
  family: Family;
}

const ZONE = "Europe/Berlin";
const PERCENT = 100;
/** The indexes of the readings in which the card `TIMEOUT` is drawn. The card comes up three times, by chance. */
const TIMEOUT_AT = new Set([7, 14, 25]);
const TIMEOUT = "the-timeout";
const ANSWERED_AFTER_DAYS = 2;

/**
 * Returns the invented person's history. `cards` is the deck. Every row lies before `now`, which should not be in the
 * future.
 */
export function believablePerson(now: Date, cards: readonly InventedCard[]): History {
  const readings = readingsOf(now, cards);
  return {
    zone: ZONE,
    readings,
    blocks: BLOCKS.map((block) => pastBlock(now, block)),
    steps: stepsOf(now, readings),
    words: wordsOf(now, readings),
    saidEnough: [],
    deckSize: cards.length,
    cardNames: new Map(cards.map(({ id, name }) => [id, name])),
    cardFamilies: new Map(cards.map(({ id, family }) => [id, family])),
  };
}

const KINDS = { block: 1, reading: 2, message: 3 } as const;
/** Returns a UUID for a row of this kind with this number. The same kind and number always give the same UUID. */
function idOf(kind: keyof typeof KINDS, number: number): string {
  return `01980000-0000-7000-800${KINDS[kind]}-${number.toString(16).padStart(12, "0")}`;
}
const blockId = (key: string): string => idOf("block", BLOCKS.findIndex((block) => block.key === key) + 1);

/** Returns when the block was created: at the time of its first reading. */
function beginningOf(now: Date, { key, begun }: InventedBlock): Date {
  const moments = READINGS.filter(({ block }) => block === key).map((reading) => momentOf(now, reading));
  return moments[0] ?? before(now, begun);
}

function pastBlock(now: Date, block: InventedBlock): PastBlock {
  const { key, name, blockTypeId, lasted, paused } = block;
  const createdAt = beginningOf(now, block);
  const resolved =
    lasted === undefined
      ? []
      : [{ at: new Date(createdAt.getTime() + lasted * DAY_MS), to: "resolved" as const }];
  const pauses = paused
    ? [
        { at: before(now, paused[0]), to: "paused" as const },
        { at: before(now, paused[1]), to: "active" as const },
      ]
    : [];
  return {
    ...{ id: blockId(key), name, blockTypeId, createdAt, isGrave: false },
    status: lasted === undefined ? "active" : "resolved",
    changes: [...pauses, ...resolved],
  };
}

function readingsOf(now: Date, cards: readonly InventedCard[]): PastReading[] {
  const random = mulberry(7);
  const found = READINGS.map((reading, index): PastReading => {
    const { block, hardPart, text, hasResonated, hasActed, isPond } = reading;
    const drawn = deal(cards, isPond ? 3 : 1, random).map((cardId) => ({
      cardId,
      isReversed: random() < 0.3,
    }));
    if (TIMEOUT_AT.has(index)) drawn[0] = { cardId: TIMEOUT, isReversed: false };
    return {
      ...{ id: idOf("reading", index + 1), at: momentOf(now, reading), blockId: blockId(block) },
      ...{ drawn, text, hardPart, hasResonated, hasActed },
      blockTypeId: BLOCKS.find(({ key }) => key === block)?.blockTypeId ?? "life",
      spread: isPond ? "full-pond" : "quick-draw",
      namedTheme: null,
      isGrave: false,
    };
  });
  return found.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function momentOf(now: Date, { ago, hour, isSunday }: InventedReading): Date {
  const day = addDays(dayOf(now, { timeZone: ZONE }), -ago);
  const sinceSunday = (weekdayOf(day) + 1) % WEEK_DAYS;
  // A reading that is not meant for a Sunday is moved off Sundays, so that the figures are the same whatever weekday
  // `now` is.
  const shift = isSunday ? sinceSunday : Number(sinceSunday === 0);
  const date = addDays(day, -shift);
  // The offset of Berlin in summer time; an hour more or less in winter does not matter here.
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hour - 2) * HOUR_MS + 7 * 60_000);
}

function stepsOf(now: Date, readings: readonly PastReading[]): PastStep[] {
  return PROMISES.map(([guess, minutes, isDone], index): PastStep => {
    const reading = readings[index];
    const at = new Date(
      Math.min(now.getTime(), (reading?.at ?? now).getTime() + ANSWERED_AFTER_DAYS * DAY_MS),
    );
    return {
      ...{ insightId: reading?.id ?? "", index: 0, at, minutes, blockId: reading?.blockId ?? null },
      outcome: isDone ? "done" : "not-done",
      guess: guess === null ? null : guess / PERCENT,
      wasPromised: true,
      usedSmaller: isDone && minutes <= 2 && index % 4 === 1,
    };
  });
}

function wordsOf(now: Date, readings: readonly PastReading[]): PastText[] {
  const messages = MESSAGES.map(([ago, block, sentiment, text], index): PastText => {
    const at = new Date(before(now, ago).getTime() + index * 60_000);
    const earlier = readings.filter((reading) => reading.blockId === blockId(block) && reading.at <= at);
    const insightId =
      earlier.at(-1)?.id ?? readings.find((one) => one.blockId === blockId(block))?.id ?? null;
    return { id: idOf("message", index + 1), kind: "message", at, insightId, text, sentiment };
  });
  const reflections = REFLECTIONS.map(([ago, cardId, text]): PastText => {
    const at = before(now, ago);
    return { id: `${cardId}:0`, kind: "reflection", at, insightId: null, text, sentiment: null };
  });
  return [...messages, ...reflections].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function deal(cards: readonly InventedCard[], count: number, random: () => number): string[] {
  // One card is dealt by hand, so that it lies where the figures need it and nowhere else.
  const left = cards.map(({ id }) => id).filter((id) => id !== TIMEOUT);
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? TIMEOUT,
  );
}

/** Returns a generator (Mulberry32) of numbers from 0 to below 1. The same seed always gives the same numbers. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
