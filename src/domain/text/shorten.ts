import { trimEndWhere } from "./trim-end.ts";

const ELLIPSIS = "…";
/** Behind an end mark the ellipsis stands apart: "Done. …". */
const LONGEST_ELLIPSIS = 2;
/** A cut that would leave less than this part of what fits is made at a later, lesser place. */
const LEAST_KEPT = 0.6;
const CLAUSE_END = /[.!?…;:,\n]["”’')\]]?(?=\s)/g;
const DANGLING_SIGN = /[\s,;:–—(“‘"'-]/;

/**
 * The text where it is at most `most` units long, else its beginning with an ellipsis: cut behind the last clause
 * that fits, or behind a word where no clause ends late enough, or between two characters of one long word.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - LONGEST_ELLIPSIS;
  // One character more, because the end of a clause or word shows by the blank behind it.
  const beginning = text.slice(0, room + 1);
  const ends = [lastClauseEnd(beginning), lastBlank(beginning)];
  const end = ends.find((at) => at >= most * LEAST_KEPT) ?? room;
  const kept = trimEndWhere(withoutHalfCharacter(text.slice(0, end)), DANGLING_SIGN);
  return /[.!?…]["”’')\]]?$/.test(kept) ? `${kept} ${ELLIPSIS}` : `${kept}${ELLIPSIS}`;
}

function lastClauseEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(CLAUSE_END)) end = match.index + match[0].length;
  return end;
}

function lastBlank(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) if (/\s/.test(text.charAt(at))) return at;
  return 0;
}

function withoutHalfCharacter(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}
