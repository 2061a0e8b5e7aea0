import { chooseQuotes } from "../../duck/choose-quotes.ts";
import { estimateWritingCost } from "../../duck/cost-of-sentence.ts";
import { plainOf, splitSentences } from "../../duck/split-sentences.ts";
import { callsForQuiet } from "../../safety/gravity.ts";
import { graveReadingsOf, type History, rowsWithout } from "../history.ts";
import type { YearCalendar } from "./year-calendar.ts";

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

const ALONE = { isLast: false, isFirst: false, fromSetAside: null };

/** Returns the sentence of a text that was hardest to write, exactly as written; `null` if none can stand alone. */
export function rateText({ text, day, insightId }: WrittenText): RatedSentence | null {
  const [quote] = chooseQuotes(text, splitSentences(text));
  if (!quote) return null;
  return { text: quote.text, day, insightId, cost: estimateWritingCost(plainOf(quote.text), ALONE) };
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
