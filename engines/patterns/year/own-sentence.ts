import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import { plainOf } from "#domain/text/plain-of.ts";
import type { YearCalendar } from "#domain/year/year-calendar.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import { graveReadingsOf, type History, rowsWithout } from "../history.ts";
import { estimateWritingCost } from "./writing-cost.ts";

/** Something that the person wrote in the year. */
export interface WrittenText {
  text: string;
  day: number;
  insightId: string | null;
}

export interface RatedSentence extends WrittenText {
  /** How hard the sentence seems to have been to write, by the duck's own estimate. */
  cost: number;
}

/**
 * Returns what the person wrote in the year by itself: questions, notes and reflections, and no chat messages. Nothing of a
 * reading that is grave or on a grave block.
 */
export function textsOfYear(history: History, calendar: YearCalendar): WrittenText[] {
  const { isInside, dayOf } = calendar;
  const { readings, words } = rowsWithout(graveReadingsOf(history), history);
  const questions = readings
    .filter(({ at }) => isInside(at))
    .map(({ text, at, id }) => ({ text, day: dayOf(at), insightId: id }));
  const others = words
    .filter(({ kind, at }) => kind !== "message" && isInside(at))
    .map(({ text, at, insightId }) => ({ text, day: dayOf(at), insightId }));
  return [...questions, ...others];
}

/** The bounds of a sentence that can stand alone, in words and characters. */
const LEAST_WORDS = 4;
const LONGEST = 200;

/** Returns the sentence of a text that was hardest to write, exactly as written; `null` if none can stand alone. */
export function rateText({ text, day, insightId }: WrittenText): RatedSentence | null {
  const rated = sentencesToPick(text)
    .filter((sentence) => sentence.length <= LONGEST && sentence.split(/\s+/).length >= LEAST_WORDS)
    .map((sentence) => ({ text: sentence, day, insightId, cost: estimateWritingCost(plainOf(sentence)) }));
  return rated.toSorted((one, other) => other.cost - one.cost)[0] ?? null;
}

/**
 * Returns the sentence that was hardest to write; of several, the first written. Sentences about something grave are
 * skipped.
 */
export function findHardestToWrite(rated: readonly (RatedSentence | null)[]): RatedSentence | null {
  const sentences = rated.filter((each) => each !== null);
  return (
    sentences
      .sort((one, other) => other.cost - one.cost || one.day - other.day)
      .find(({ text }) => !callsForQuiet([text])) ?? null
  );
}
