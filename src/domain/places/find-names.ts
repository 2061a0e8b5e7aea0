import { numberAt, type PlaceArrays } from "./place-index.ts";

/** A range of positions in a sorted list; `to` is excluded. */
export interface Range {
  from: number;
  to: number;
}

type Names = Pick<PlaceArrays, "nameUnits" | "nameStarts">;
type Words = Pick<PlaceArrays, "nameUnits" | "nameStarts" | "wordStarts" | "wordNames">;

/** Returns the names that begin with the text. A name that equals the text comes first. */
export function namesBeginningWith(text: string, { nameUnits, nameStarts }: Names): Range {
  return rangeOf(nameStarts.length - 1, (name) =>
    compareStart(nameUnits, { from: numberAt(nameStarts, name), to: numberAt(nameStarts, name + 1) }, text),
  );
}

/** Returns whether a name that begins with the text is equal to it. */
export function isWholeName(text: string, name: number, { nameStarts }: Names): boolean {
  return numberAt(nameStarts, name + 1) - numberAt(nameStarts, name) === text.length;
}

/** Returns the later words of names that begin with the text, as positions in `wordNames`. */
export function wordsBeginningWith(
  text: string,
  { nameUnits, nameStarts, wordStarts, wordNames }: Words,
): Range {
  return rangeOf(wordStarts.length, (word) => {
    const end = numberAt(nameStarts, numberAt(wordNames, word) + 1);
    return compareStart(nameUnits, { from: numberAt(wordStarts, word), to: end }, text);
  });
}

/**
 * Compares a name with the text: returns 0 if the name begins with it, else a negative number if the name
 * sorts before it, or a positive one.
 */
function compareStart(units: Uint16Array, { from, to }: Range, text: string): number {
  for (let unit = 0; unit < text.length; unit += 1) {
    if (from + unit >= to) return -1;
    const difference = numberAt(units, from + unit) - text.charCodeAt(unit);
    if (difference !== 0) return difference;
  }
  return 0;
}

function rangeOf(length: number, compare: (position: number) => number): Range {
  const from = firstWhere({ from: 0, to: length }, (position) => compare(position) >= 0);
  return { from, to: firstWhere({ from, to: length }, (position) => compare(position) > 0) };
}

/**
 * Binary search: returns the first position for which `holds` is true, or `to` if there is none. `holds` must
 * then be true for all later positions.
 */
export function firstWhere({ from, to }: Range, holds: (position: number) => boolean): number {
  let before = from;
  let after = to;
  while (before < after) {
    const middle = (before + after) >>> 1;
    if (holds(middle)) after = middle;
    else before = middle + 1;
  }
  return before;
}
