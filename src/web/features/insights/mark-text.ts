/** Parts a reading's prose into what is set apart: card names in italics, one's own words in the ghost's colour. */

import { trimEndWhere } from "../../../domain/text/trim-end.ts";

export interface MarkedSpan {
  text: string;
  mark: "plain" | "card" | "quote";
}

/** The interpretation's paragraphs, as blank lines part them. */
export function paragraphsOf(interpretation: string): string[] {
  return interpretation
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** A quotation counts as one's own words only where they stand in what the person wrote. */
export function markText(paragraph: string, cardNames: readonly string[], ownWords: string): MarkedSpan[] {
  const heard = foldForComparison(ownWords);
  const names = cardNames.map(escapeForPattern).join("|");
  const pattern = new RegExp(`${names ? `(?<card>${names})|` : ""}(?<quote>[“"][^“”"]{2,400}[”"])`, "g");
  const spans: MarkedSpan[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(pattern)) {
    const mark = markOf(match, heard);
    if (mark === "plain") continue;
    if (match.index > end) spans.push({ text: paragraph.slice(end, match.index), mark: "plain" });
    spans.push({ text: match[0], mark });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) spans.push({ text: paragraph.slice(end), mark: "plain" });
  return spans;
}

function markOf(match: RegExpExecArray, heard: string): MarkedSpan["mark"] {
  if (match.groups?.card) return "card";
  const words = trimEndWhere(foldForComparison(match[0].slice(1, -1)), /[.,;:!?…]/);
  return words !== "" && heard.includes(words) ? "quote" : "plain";
}

function foldForComparison(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}

function escapeForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Which paragraph each margin note stands beside: the one that it is marked for, where there is such a one; else in
 * order, one a paragraph while they last, spread evenly so that two notes for four paragraphs stand by the first and
 * the third. Indexes from 0, one a note.
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
