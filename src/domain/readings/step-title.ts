import { findQuotations, type Quotation } from "../sanitise/find-quotations.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { closeQuotes } from "./close-quotes.ts";
import { STEP_MAX } from "./lengths.ts";

/**
 * The title of an action step: at most ten words, no punctuation at its end except a closing quotation mark.
 */

const MOST_WORDS = 10;
export const UNTITLED = "Untitled";

export function titleByRule(step: string): string {
  const title = trimEndWhere(shortenToClause(wordsOf(step), MOST_WORDS), /[\p{P}\s]/u);
  return title === "" ? UNTITLED : closeQuotes(title);
}

const LEAST_WORDS = 3;
const CLAUSE_END = /[,;:.!?…]['’"”]?$/;
const JOINS_CLAUSES = /^(?:and|then|so|but|until|before|after|without)$/i;
const SUBORDINATES = /^(?:that|if|when|where|because|while)$/i;
const JOINS_PHRASES = /^(?:to|for|with|about|from|into|on|in|at)$/i;

/**
 * Returns these words as a title. More than `most` words are cut at the end of a clause, or of a phrase if no
 * clause ends early enough, or else after `most` words. Never cuts within a quotation: one that does not fit is left
 * out whole, with everything behind it, or is replaced by "…" where too little stands before it.
 */
export function shortenToClause(words: readonly string[], maxWords: number): string {
  if (words.length <= maxWords) return words.join(" ");
  const inside = wordsInsideQuotations(words);
  const lengths = Array.from(
    { length: maxWords - LEAST_WORDS + 1 },
    (_, shorter) => maxWords - shorter,
  ).filter((at) => !inside.has(at));
  const end =
    lengths.find((at) => isClauseEnd(words, at) || JOINS_CLAUSES.test(words[at] ?? "")) ??
    // A subordinate clause is left out as a whole, so the text is cut before the first one.
    lengths.findLast((at) => SUBORDINATES.test(words[at] ?? "")) ??
    lengths.find((at) => JOINS_PHRASES.test(words[at] ?? "")) ??
    lengths[0];
  return end === undefined
    ? shortenToClause(withoutQuotations(words), maxWords)
    : words.slice(0, end).join(" ");
}

/** The indexes of the words that have words of their own quotation before them. */
function wordsInsideQuotations(words: readonly string[]): ReadonlySet<number> {
  const quotations = quotationsOf(words.join(" "));
  const inside = new Set<number>();
  let begin = 0;
  words.forEach((word, at) => {
    if (quotations.some(({ start, end }) => start < begin && begin < end)) inside.add(at);
    begin += word.length + 1;
  });
  return inside;
}

function withoutQuotations(words: readonly string[]): string[] {
  const text = words.join(" ");
  const bare = quotationsOf(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}…${rest.slice(end)}`,
    text,
  );
  return bare.split(" ");
}

/** Returns the closed quotations in double marks. Single marks may be apostrophes. */
function quotationsOf(text: string): Quotation[] {
  return findQuotations(text).filter(({ isClosed, start }) => isClosed && !/['‘‚]/.test(text.charAt(start)));
}

/**
 * Returns whether a clause ends before the word `at`. The first item of a list after a colon is no clause.
 */
function isClauseEnd(words: readonly string[], at: number): boolean {
  return CLAUSE_END.test(words[at - 1] ?? "") && !words[at - 2]?.endsWith(":");
}

/**
 * Returns whether the rule keeps every word of a step, so that no model has to be asked for a shorter title.
 */
export function isShortEnoughForTitle(step: string): boolean {
  return step.length <= STEP_MAX && wordsOf(step).length <= MOST_WORDS;
}

/** Returns the words of the step's beginning. A stored step may be longer than the current maximum. */
function wordsOf(step: string): string[] {
  return step
    .slice(0, STEP_MAX)
    .split(/\s+/)
    .filter((word) => word !== "");
}
