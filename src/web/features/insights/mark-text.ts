/** Splits a reading's text into spans: card names, quotes of the person's own words, and plain text. */

import { foldText } from "#domain/search/fold-text.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";

export interface MarkedSpan {
  text: string;
  mark: "plain" | "card" | "quote";
}

/** Splits the interpretation into paragraphs at blank lines. */
export function paragraphsOf(interpretation: string): string[] {
  return interpretation
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/**
 * Splits a paragraph into marked and plain spans. A quotation is marked only if its words occur in `ownWords`, the
 * person's text. A plain span is at most one sentence: while a paragraph arrives word by word, its whole sentences stay
 * the same, so the browser keeps what a reader has selected in them.
 */
export function markText(paragraph: string, cardNames: readonly string[], ownWords: string): MarkedSpan[] {
  const heard = foldForComparison(ownWords);
  const names = cardNames.map(escapeForPattern).join("|");
  const pattern = new RegExp(`${names ? `(?<card>${names})|` : ""}(?<quote>[“"][^“”"]{2,400}[”"])`, "g");
  const spans: MarkedSpan[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(pattern)) {
    const mark = markOf(match, heard);
    if (mark === "plain") continue;
    spans.push(...plainSpans(paragraph.slice(end, match.index)));
    spans.push({ text: match[0], mark });
    end = match.index + match[0].length;
  }
  spans.push(...plainSpans(paragraph.slice(end)));
  return spans;
}

/** The space between two sentences belongs to the second one, so that the first does not change when it arrives. */
const SENTENCE_END = /(?<=[.!?…][”"’')]{0,3})(?=\s)/;

function plainSpans(text: string): MarkedSpan[] {
  if (text === "") return [];
  return text.split(SENTENCE_END).map((sentence) => ({ text: sentence, mark: "plain" }));
}

function markOf(match: RegExpExecArray, heard: string): MarkedSpan["mark"] {
  if (match.groups?.card) return "card";
  const words = trimEndWhere(foldForComparison(match[0].slice(1, -1)), /[.,;:!?…]/);
  return words !== "" && heard.includes(words) ? "quote" : "plain";
}

function foldForComparison(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}

function escapeForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Returns the paragraph index for each margin note. This is the index that the model gave if such a paragraph
 * exists. Otherwise the notes are spread evenly and in order: two notes for four paragraphs go to the first and the
 * third.
 */
export function placeNotes(
  noteCount: number,
  paragraphCount: number,
  marked: readonly (number | null)[] = [],
): number[] {
  if (paragraphCount === 0) return Array.from({ length: noteCount }, () => 0);
  return Array.from({ length: noteCount }, (_, note) => {
    const mark = marked[note] ?? paragraphCount;
    if (mark < paragraphCount) return mark;
    return Math.min(paragraphCount - 1, Math.floor((note * paragraphCount) / noteCount));
  });
}
