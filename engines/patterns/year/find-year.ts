import type { OwnSentence, Year, YearBlock, YearCounts } from "#domain/year/year.ts";
import { type YearCalendar, yearCalendar } from "#domain/year/year-calendar.ts";
import { graveReadingsOf, type History, isSmall, rowsWithout } from "../history.ts";
import { findHardestToWrite, rateText, textsOfYear } from "./own-sentence.ts";
import { remarkOn } from "./remark-of-year.ts";
import { fastestOf, stuckLongestOf } from "./year-block-facts.ts";
import { blocksOfYear } from "./year-blocks.ts";
import { cardOfYear } from "./year-card.ts";

/**
 * Returns what the page of a year shows, with the sentence of theirs that was hardest to write; `null` if there is nothing of the
 * person in it.
 */
export function findYear(history: History, { year, now }: { year: number; now: Date }): Year | null {
  const texts = textsOfYear(history, yearCalendar(year, history.zone));
  const ownSentence = findHardestToWrite(texts.map(rateText));
  const found = composeYear(history, { year, now, ownSentence });
  return isEmptyYear(found) ? null : found;
}

/**
 * Returns a year of a person at `now`. Grave blocks, grave readings and readings on a grave block are in none of it and are
 * counted as `leftOut`.
 * `ownSentence` was chosen before, by `findHardestToWrite`.
 */
export function composeYear(
  history: History,
  { year, now, ownSentence }: { year: number; now: Date; ownSentence: OwnSentence | null },
): Year {
  const calendar = yearCalendar(year, history.zone);
  const within = { calendar, now };
  const grave = graveReadingsOf(history);
  const calm = rowsWithout(grave, history);
  const readings = calm.readings.filter(({ at }) => calendar.isInside(at));
  const calmBlocks = history.blocks.filter(({ isGrave }) => !isGrave);
  const blocks = blocksOfYear({ blocks: calmBlocks, readings }, within);
  const today = calendar.dayOf(now);
  const known = {
    year,
    days: calendar.days,
    months: calendar.months,
    today: today >= 0 && today < calendar.days ? today : null,
    blocks,
    counts: countsOf({ ...calm, readings }, { calendar, blocks }),
    longest: stuckLongestOf(blocks),
    fastest: fastestOf(calmBlocks, within),
    card: cardOfYear(readings, history),
    ownSentence,
    leftOut: leftOutOf(history, grave, within),
  };
  return { ...known, remark: remarkOn(known) };
}

/** Returns whether a year contains nothing of the person. */
export function isEmptyYear({ blocks, counts, leftOut }: Year): boolean {
  return blocks.length === 0 && counts.readings === 0 && counts.daysWritten === 0 && leftOut === 0;
}

function countsOf(
  { readings, steps, words }: History,
  { calendar, blocks }: { calendar: YearCalendar; blocks: readonly YearBlock[] },
): YearCounts {
  const { isInside, dayOf } = calendar;
  const marks = blocks.flatMap((block) => block.marks);
  const countOf = (kind: string) => marks.filter((mark) => mark.kind === kind).length;
  const small = steps.filter(
    ({ outcome, minutes, at }) => outcome === "done" && isSmall(minutes) && isInside(at),
  );
  const written = [...readings.filter(({ text }) => text.trim() !== ""), ...words];
  return {
    opened: countOf("opened"),
    closed: countOf("resolved"),
    parked: countOf("paused"),
    smallSteps: small.length,
    readings: readings.length,
    daysWritten: new Set(written.filter(({ at }) => isInside(at)).map(({ at }) => dayOf(at))).size,
  };
}

/** Returns the number of grave blocks of the year, and of its readings that are among `graveReadings`. */
function leftOutOf(
  history: History,
  graveReadings: ReadonlySet<string>,
  within: { calendar: YearCalendar; now: Date },
): number {
  const graveBlocks = history.blocks.filter(({ isGrave }) => isGrave);
  const { isInside } = within.calendar;
  const readingCount = history.readings.filter(({ id, at }) => graveReadings.has(id) && isInside(at)).length;
  return readingCount + blocksOfYear({ blocks: graveBlocks, readings: [] }, within).length;
}
