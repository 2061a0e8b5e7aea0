import { findQuotations, type Quotation } from "./find-quotations.ts";
import { quoteMatcher } from "./match-quote.ts";
import { saysTheySaid } from "./says-they-said.ts";

/** The texts that a quotation may come from. */
export interface QuoteSources {
  /** The texts that the person wrote. A quotation of them is restored to their spelling. */
  own: readonly string[];
  /** Other texts that may be quoted, such as the card's words. */
  others: readonly string[];
}

const SHORTEST_CHECKED = 8;
/** The minimum number of words of a quotation. With fewer words, the marks may be a figure of speech. */
const FEWEST_WORDS = 3;
const LONGEST_SENTENCE = 400;
const SENTENCE_END = /[.!?\u2026](?:[)"'\u201d\u201c\u2019\u00ab]|\s?\u00bb)?\s/g;

interface CheckedQuotation extends Quotation {
  /** The quotation as shown: restored or unchanged. */
  shown: string;
  /** Whether the sentence says that the person said this, and it is in none of the sources. */
  isInvented: boolean;
}

/**
 * Returns the text with every quotation checked. A quotation of the person is restored to what they wrote. One that its
 * sentence attributes to the person and that is in no source is removed with that sentence, or loses its marks if nothing
 * else would be left. Every other one stays, such as words that are proposed to be said or written.
 */
export function correctQuotations(text: string, sources: QuoteSources): string {
  const quotations = checkQuotations(text, sources);
  const kept = assemble(text, quotations, true);
  return kept.trim() === "" ? assemble(text, quotations, false) : kept;
}

/**
 * Returns a step with its quotations of the person restored to what they wrote. All others are words to say or to write, so
 * they stay.
 */
export function restoreQuotations(step: string, sources: QuoteSources): string {
  const quotations = checkQuotations(step, sources).map((each) => ({ ...each, isInvented: false }));
  return assemble(step, quotations, true);
}

/** Returns the quotations that a text attributes to the person and that are in no source. */
export function inventedQuotations(text: string, sources: QuoteSources): string[] {
  return checkQuotations(text, sources)
    .filter(({ isInvented }) => isInvented)
    .map(({ inner }) => inner.trim());
}

function checkQuotations(text: string, { own, others }: QuoteSources): CheckedQuotation[] {
  const ownMatchers = own.map(quoteMatcher);
  const otherMatchers = others.map(quoteMatcher);
  return findQuotations(text).map((quotation) => {
    const { start, end, inner, isClosed } = quotation;
    const whole = text.slice(start, end);
    const asItIs = { ...quotation, shown: whole, isInvented: false };
    if (!isClosed || inner.length < SHORTEST_CHECKED) return asItIs;
    const words = inner.trim();
    const found = firstFound(ownMatchers, words);
    if (found !== null) return { ...asItIs, shown: whole.replace(words, () => found) };
    const isPhrase = words.split(/\s+/).length >= FEWEST_WORDS;
    if (!isPhrase || firstFound(otherMatchers, words) !== null) return asItIs;
    const leading = text.slice(sentenceBegin(text, start), start);
    const following = text.slice(end, sentenceEnd(text, end));
    return { ...asItIs, isInvented: saysTheySaid(leading, following) };
  });
}

function firstFound(matchers: readonly ((quote: string) => string | null)[], words: string): string | null {
  for (const match of matchers) {
    const found = match(words);
    if (found !== null) return found;
  }
  return null;
}

function assemble(text: string, quotations: readonly CheckedQuotation[], dropsSentences: boolean): string {
  let said = "";
  let at = 0;
  for (const { start, end, inner, shown, isInvented } of quotations) {
    if (start < at) continue;
    const begin = sentenceBegin(text, start);
    if (isInvented && dropsSentences && begin >= at) {
      said += text.slice(at, begin);
      at = sentenceEnd(text, end);
      continue;
    }
    said += text.slice(at, start) + (isInvented ? inner.trim() : shown);
    at = end;
  }
  return said + text.slice(at);
}

/**
 * Returns where the sentence around an index begins: after the previous sentence or at the paragraph's
 * beginning.
 */
function sentenceBegin(text: string, index: number): number {
  const from = Math.max(0, index - LONGEST_SENTENCE);
  const paragraph = text.slice(from, index).lastIndexOf("\n") + 1;
  const before = text.slice(from + paragraph, index);
  const last = [...before.matchAll(SENTENCE_END)].at(-1);
  return from + paragraph + (last === undefined ? 0 : last.index + last[0].length);
}

/**
 * Returns where the sentence around an index ends: at the next sentence's beginning, or at the paragraph's
 * end.
 */
function sentenceEnd(text: string, index: number): number {
  // The full stop of the quotation may end the sentence around it.
  const from = Math.max(0, index - 3);
  const [rest = ""] = text.slice(from, from + LONGEST_SENTENCE).split("\n", 1);
  const [end] = rest.matchAll(SENTENCE_END);
  return from + (end === undefined ? rest.length : end.index + end[0].length);
}
