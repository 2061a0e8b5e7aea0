import { quoteMatcher } from "./match-quote.ts";

/** Where a quotation may come from. */
export interface QuoteSources {
  /** The person's own words. A quotation of them is restored to this spelling. */
  own: string;
  /** What else may be quoted as it is, such as the card's words. */
  others: readonly string[];
}

const SHORTEST_CHECKED = 8;
/** The minimum number of words of a quotation. With fewer words, the marks may be a figure of speech. */
const FEWEST_WORDS = 3;
/** Also matches a quotation that is not closed, so that no part of it is searched a second time. */
const QUOTED = /\u201c([^\u201c\u201d]{1,400})(\u201d?)|"((?:[^"\\]|\\.){1,400})("?)/g;
/** Matches the text before a quotation that attributes it to the person. */
const SAYS_THEY_SAID = /\byou(?:r|'ve|\u2019ve)?\b[^.!?]{0,60}$/i;
const LONGEST_SENTENCE = 400;
const SENTENCE_END = /[.!?\u2026][)"\u201d]?\s/g;

interface Quotation {
  start: number;
  end: number;
  /** The quotation as shown: restored, unchanged, or without its marks. */
  shown: string;
  /** Whether the quotation is in none of the sources. */
  isInvented: boolean;
}

/**
 * Returns the text with every quotation checked. A quotation of the person is restored to what they wrote.
 * One that is in no source is removed with its sentence if that attributes it to the person; otherwise it
 * loses its marks.
 */
export function keepTrueQuotes(text: string, sources: QuoteSources): string {
  const quotations = checkQuotations(text, sources);
  const kept = assemble(text, quotations, true);
  return kept.trim() === "" ? assemble(text, quotations, false) : kept;
}

function checkQuotations(text: string, { own, others }: QuoteSources): Quotation[] {
  const matchOwn = quoteMatcher(own);
  const matchOthers = others.map(quoteMatcher);
  return [...text.matchAll(QUOTED)].map((quoted) => {
    const [whole, curly, curlyEnd, straight, straightEnd] = quoted;
    const inner = curly ?? straight ?? "";
    const isClosed = Boolean(curlyEnd || straightEnd);
    const place = { start: quoted.index, end: quoted.index + whole.length };
    if (!isClosed || inner.length < SHORTEST_CHECKED) return { ...place, shown: whole, isInvented: false };
    const found = matchOwn(inner);
    if (found !== null) return { ...place, shown: whole.replace(inner, () => found), isInvented: false };
    const isPhrase = inner.trim().split(/\s+/).length >= FEWEST_WORDS;
    const isInvented = isPhrase && matchOthers.every((match) => match(inner) === null);
    return { ...place, shown: isInvented ? inner : whole, isInvented };
  });
}

function assemble(text: string, quotations: readonly Quotation[], dropsSentences: boolean): string {
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
  const from = Math.max(0, index - 2);
  const [rest = ""] = text.slice(from, from + LONGEST_SENTENCE).split("\n", 1);
  const [end] = rest.matchAll(SENTENCE_END);
  return from + (end === undefined ? rest.length : end.index + end[0].length);
}
