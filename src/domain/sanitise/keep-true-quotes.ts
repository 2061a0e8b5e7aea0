import { findQuotations, type Quotation } from "./find-quotations.ts";
import { quoteMatcher } from "./match-quote.ts";

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
/** A longer quotation of the person loses its marks: a model is asked for 3 to 15 words at a time. */
const MOST_WORDS = 15;
/** Matches the text before a quotation that attributes it to the person. */
const SAYS_THEY_SAID = /\byou(?:r|'ve|\u2019ve)?\b[^.!?]{0,60}$/i;
const TO_SAY = "(?:say|write|send|ask|text|tell|type|answer|reply|begin|start|put|finish)";
/** Matches the text before a quotation that proposes words to say or write: "Send her: ...", "You could ask ...". */
const PROPOSES_WORDS = new RegExp(
  `^\\W*(?:(?:then|and|so|now|first|just|maybe|perhaps|please|try to),? )?${TO_SAY}\\b|` +
    `\\b(?:could|might|can|would|should|may|will|how about|what if you) (?:\\w+ ){0,3}?${TO_SAY}\\b`,
  "i",
);
/** Matches text that reports what the person said, even in a sentence that also proposes something. */
const REPORTS_WORDS =
  /\byou(?:'ve|\u2019ve)? (?:\w+ )?(?:said|wrote|written|told|called|mentioned|typed|described)\b|\byour (?:own )?(?:words?|sentences?|lines?)\b/i;
const LONGEST_SENTENCE = 400;
const SENTENCE_END = /[.!?\u2026](?:[)"'\u201d\u201c\u2019\u00ab]|\s?\u00bb)?\s/g;

interface CheckedQuotation extends Quotation {
  /** The quotation as shown: restored, unchanged, or without its marks. */
  shown: string;
  /** Whether the quotation is in none of the sources. */
  isInvented: boolean;
}

/**
 * Returns the text with every quotation checked. A quotation of the person is restored to what they wrote, and
 * loses its marks if it has more than 15 words. One that is in no source is removed with its sentence if that
 * attributes it to the person; otherwise it loses its marks. Words that the sentence proposes to say or write stay.
 */
export function correctQuotations(text: string, sources: QuoteSources): string {
  const quotations = checkQuotations(text, sources);
  const kept = assemble(text, quotations, true);
  return kept.trim() === "" ? assemble(text, quotations, false) : kept;
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
    if (found !== null) return { ...asItIs, shown: shownOwn(whole, words, found) };
    const isPhrase = countWords(words) >= FEWEST_WORDS;
    if (!isPhrase || firstFound(otherMatchers, words) !== null) return asItIs;
    const before = text.slice(sentenceBegin(text, start), start);
    if (PROPOSES_WORDS.test(before) && !REPORTS_WORDS.test(before)) return asItIs;
    return { ...asItIs, shown: words, isInvented: true };
  });
}

function firstFound(matchers: readonly ((quote: string) => string | null)[], words: string): string | null {
  for (const match of matchers) {
    const found = match(words);
    if (found !== null) return found;
  }
  return null;
}

function shownOwn(whole: string, words: string, found: string): string {
  return countWords(found) > MOST_WORDS ? found : whole.replace(words, () => found);
}

const countWords = (text: string) => text.split(/\s+/).length;

function assemble(text: string, quotations: readonly CheckedQuotation[], dropsSentences: boolean): string {
  let said = "";
  let at = 0;
  for (const { start, end, shown, isInvented } of quotations) {
    if (start < at) continue;
    const begin = isInvented && dropsSentences ? sentenceBegin(text, start) : -1;
    if (begin >= at && SAYS_THEY_SAID.test(text.slice(begin, start))) {
      said += text.slice(at, begin);
      at = sentenceEnd(text, end);
      continue;
    }
    said += text.slice(at, start) + shown;
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
