/** The offline duck's answer to a request for a reading. */
import type { Guess } from "../readings/reading-result.ts";

export interface DuckStep {
  text: string;
  minutes: number;
  /** Whether the person has done the step; absent from a reading that is being made. */
  isDone?: boolean;
}

/** The texts of a reading as they are stored. */
export interface ReadingWords {
  /** One sentence of at most 120 characters. */
  headline: string;
  /** The interpretation: paragraphs separated by blank lines, without markup. */
  interpretation: string;
  /** The insights: one on a quick draw, two or three on a full pond. */
  keyInsights: string[];
  /** The steps: one on a quick draw, one or two on a full pond. The first takes two minutes. */
  actionSteps: DuckStep[];
  robQuip: string;
  reflectionPrompts: string[];
  /** A remark to be shown before the reading, for example that the duck does not understand the language. */
  notice?: string;
}

export interface DuckReading extends ReadingWords {
  /**
   * True if the duck recognised the situation or the person said what is hard. Otherwise the reading says that it is
   * unsure.
   */
  isSure: boolean;
  /** The origin of each sentence, in the notation of `origin-codes.ts`. */
  origins: string;
  /**
   * Up to three situations that the text may be about instead, the likeliest first. Those of an unsure reading may be
   * followed by hard parts that the text shows (`hardPartGuess`).
   */
  guesses: readonly Guess[];
}
