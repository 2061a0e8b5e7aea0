import { STEP_MAX } from "../readings/lengths.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { DANGLING } from "./lexicon/closed-words.ts";

const MAX_WORDS = 10;
const MIN_CLAUSE_WORDS = 3;

/** A step's name in a list: at most ten words, no end mark; 'Untitled' for an empty step. */
export function composeStepTitle(step: string): string {
  const clean = step.slice(0, STEP_MAX).replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return "Untitled";
  const sentence = clean.split(/(?<=[.!?…])\s+/)[0] ?? clean;
  const words = sentence.split(" ");
  if (words.length <= MAX_WORDS) return withoutTail(sentence);
  return withoutTail(lastClause(words.slice(0, MAX_WORDS)) ?? trimmed(words.slice(0, MAX_WORDS)));
}

/** Up to the last comma, colon or joining word, if enough is left to act on. */
function lastClause(words: string[]): string | null {
  for (let index = words.length - 1; index >= MIN_CLAUSE_WORDS; index -= 1) {
    const word = words[index - 1] ?? "";
    if (/[,;:]$/.test(word)) return words.slice(0, index).join(" ");
    if (/^(?:and|then|so|but|until|before|after|without)$/i.test(words[index] ?? ""))
      return words.slice(0, index).join(" ");
  }
  return null;
}

function trimmed(words: string[]): string {
  const kept = [...words];
  while (kept.length > MIN_CLAUSE_WORDS && DANGLING.has((kept.at(-1) ?? "").toLowerCase())) kept.pop();
  return kept.join(" ");
}

function withoutTail(text: string): string {
  return trimEndWhere(text, /[\s.,;:!?…–—-]/) || "Untitled";
}
