import type { ReadingResultOutput } from "#contract/insights.ts";
import type { ArrivingReading } from "../../arriving-reading.ts";
import type { SavedInsight } from "./saved-insight.ts";

/** Returns the words of a saved reading as its page shows them. */
export function wordsOf({ cardsDrawn, userContext, formerWords = [], reading, struck }: SavedInsight) {
  const { interpretation, keyInsights, notePlaces } = reading;
  return {
    cards: cardsDrawn,
    interpretation,
    insights: keyInsights,
    notePlaces,
    ownWords: [userContext, ...formerWords].join("\n"),
    struck,
  };
}

/** Returns the words of a reading that is being written; empty ones before it begins. */
export function arrivingWords(arriving: ArrivingReading | null) {
  const { cards = [], text = "", userContext = "" } = arriving ?? {};
  return {
    cards,
    interpretation: text,
    insights: [],
    notePlaces: undefined,
    ownWords: userContext,
    struck: undefined,
  };
}

/** Returns the headline of a saved reading. One that has none gets its first key insight, or else the names of its cards. */
export function headlineOf({ headline, keyInsights }: ReadingResultOutput, names: readonly string[]): string {
  return headline ?? keyInsights[0] ?? names.join(", ");
}
