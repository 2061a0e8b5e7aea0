import { wholeSentences } from "./whole-sentences.ts";

/** The parts of a reading that claim something. A step, a question and a parting remark claim nothing. */
export interface ClaimingWords {
  headline?: string | undefined;
  interpretation: string;
  keyInsights: readonly string[];
}

/** Returns the sentences in the order of the page, each once. */
export function claimingSentences({ headline = "", interpretation, keyInsights }: ClaimingWords): string[] {
  return [...new Set([headline, interpretation, ...keyInsights].flatMap(wholeSentences))];
}
