import { wordCount } from "./count-words.ts";
import type { Sentence } from "./split-sentences.ts";

/** The least and the most words of a sentence that a chat reply quotes. */
export const LEAST_QUOTED = 3;
export const MOST_QUOTED = 26;

export function isShortEnoughToQuote({ text, isQuotable }: Sentence): boolean {
  const words = wordCount(text);
  return isQuotable && words >= LEAST_QUOTED && words <= MOST_QUOTED;
}
