/** What the offline duck answers to a request for a reading. */
import type { Guess } from "../readings/reading-result.ts";

export interface DuckStep {
  text: string;
  minutes: number;
  /** What the person did with it since; absent from a reading that is being made. */
  isDone?: boolean;
}

/** The words of a reading, as they are kept. */
export interface ReadingWords {
  /** One sentence of at most 120 characters. */
  headline: string;
  /** Paragraphs parted by blank lines; no markup. */
  interpretation: string;
  /** One on a quick draw, two or three on a full pond. */
  keyInsights: string[];
  /** One on a quick draw, one or two on a full pond; the first takes two minutes. */
  actionSteps: DuckStep[];
  robQuip: string;
  reflectionPrompts: string[];
  /** Something to say before the reading: that the text is in a language the duck cannot weigh, for one. */
  notice?: string;
}

export interface DuckReading extends ReadingWords {
  /** The duck recognised the situation, or the person said what is hard. Otherwise the reading says that it is unsure. */
  isSure: boolean;
  /** Where each sentence comes from, as `origin-codes.ts` writes it. */
  origins: string;
  /** Up to three situations it may be instead, the likeliest first. */
  guesses: readonly Guess[];
}
