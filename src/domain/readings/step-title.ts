import { trimEndWhere } from "../text/trim-end.ts";
import { closeQuotes } from "./close-quotes.ts";
import { STEP_MAX } from "./lengths.ts";

/** The title of an action step: at most ten words, no punctuation at its end but the mark that closes a quote. */

const MOST_WORDS = 10;
export const UNTITLED = "Untitled";

export function titleByRule(step: string): string {
  const title = trimEndWhere(clauseOf(wordsOf(step), MOST_WORDS), /[\p{P}\s]/u);
  return title === "" ? UNTITLED : closeQuotes(title);
}

const LEAST_WORDS = 3;
const CLAUSE_END = /[,;:.!?…]['’"”]?$/;
const JOINS_CLAUSES = /^(?:and|then|so|but|until|before|after|without)$/i;
const SUBORDINATES = /^(?:that|if|when|where|because|while)$/i;
const JOINS_PHRASES = /^(?:to|for|with|about|from|into|on|in|at)$/i;

/**
 * These words, or where they are more than `most`, as many of them as end with a clause; a phrase where no clause ends
 * early enough. Text without either is cut after `most`.
 */
export function clauseOf(words: readonly string[], most: number): string {
  if (words.length <= most) return words.join(" ");
  const lengths = Array.from({ length: most - LEAST_WORDS + 1 }, (_, shorter) => most - shorter);
  const end =
    lengths.find((at) => isClauseEnd(words, at) || JOINS_CLAUSES.test(words[at] ?? "")) ??
    // Of a clause that begins inside, no part is kept: so the first one counts.
    lengths.findLast((at) => SUBORDINATES.test(words[at] ?? "")) ??
    lengths.find((at) => JOINS_PHRASES.test(words[at] ?? "")) ??
    most;
  return words.slice(0, end).join(" ");
}

/** Not behind the first item of a list that a colon begins. */
function isClauseEnd(words: readonly string[], at: number): boolean {
  return CLAUSE_END.test(words[at - 1] ?? "") && !words[at - 2]?.endsWith(":");
}

/** Whether the rule keeps every word, so that nobody needs to be asked for a shorter title. */
export function isShortEnough(step: string): boolean {
  return step.length <= STEP_MAX && wordsOf(step).length <= MOST_WORDS;
}

/** Of the step's beginning: a stored step may be longer than a step of today can be. */
function wordsOf(step: string): string[] {
  return step
    .slice(0, STEP_MAX)
    .split(/\s+/)
    .filter((word) => word !== "");
}
