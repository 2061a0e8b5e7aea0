/** Finds where words that the duck says back to the person stand in the person's own text. */
import { spelled } from "./find-numbers.ts";
import { TURNED } from "./second-person.ts";
import { plainOf } from "./split-sentences.ts";

const WORD = /[\p{L}\p{N}'-]+/gu;

interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/**
 * Returns the first stretch of `text` that is the same as `said`, apart from letter case, apostrophes, figures spelled
 * out, and 'my' for 'your'; `null` if there is none.
 */
export function findInOwnText(duckWords: string, ownText: string): { start: number; end: number } | null {
  const wanted = placed(duckWords).map(({ word }) => keyOf(word));
  const words = placed(ownText);
  const keys = words.map(({ word }) => [keyOf(word), keyOf(TURNED[word] ?? word), keyOf(spelled(word))]);
  if (wanted.length === 0) return null;
  for (let at = 0; at + wanted.length <= keys.length; at += 1) {
    if (!wanted.every((word, index) => keys[at + index]?.includes(word))) continue;
    const first = words[at];
    const last = words[at + wanted.length - 1];
    return first && last ? { start: first.start, end: last.end } : null;
  }
  return null;
}

function placed(text: string): PlacedWord[] {
  return [...plainOf(text).matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function keyOf(word: string): string {
  return word.replaceAll("'", "");
}
