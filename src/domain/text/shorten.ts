import { wholeBeginning } from "./graphemes.ts";
import { trimEndWhere } from "./trim-end.ts";

const ELLIPSIS = "…";
/** The most characters that an ellipsis adds: a space and "…", as in "Done. …". */
const LONGEST_ELLIPSIS = 2;
/** If a cut would keep less than this share of `most`, the next best place is used. */
const LEAST_KEPT = 0.6;
const CLAUSE_END = /[.!?…;:,\n]["”’')\]]?(?=\s)/g;
const DANGLING_SIGN = /[\s,;:–—(“‘"'-]/;

/**
 * Returns the text if it is at most `most` units long, else its beginning with an ellipsis. No character is cut, as people see it. It is cut after
 * the last clause that fits, or after a word if no clause ends late enough, or inside a single long word.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - LONGEST_ELLIPSIS;
  // One character more than fits is read, because a clause or word ends only where white space follows.
  const beginning = text.slice(0, room + 1);
  const ends = [lastClauseEnd(beginning), lastBlank(beginning)];
  const end = ends.find((at) => at >= most * LEAST_KEPT) ?? room;
  const kept = trimEndWhere(wholeBeginning(text, end), DANGLING_SIGN);
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
