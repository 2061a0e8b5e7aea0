// Finds names in spite of typing errors. The sorted names are walked as a prefix tree, with one row of the
// edit distance table for each letter. Branches that exceed the allowed errors are skipped.

import { type DistanceTable, distanceAt, fillRow, newDistanceRows } from "./edit-distance.ts";
import { firstWhere, namesBeginningWith, type Range } from "./find-names.ts";
import { numberAt, type PlaceArrays } from "./place-index.ts";

/** The number of errors: letters that are wrong, missing, added, or swapped with their neighbour. */
export type TypingErrors = 1 | 2;

/** The minimum length of a text for each number of typing errors. */
const FORGIVEN_FROM: Record<TypingErrors, number> = { 1: 4, 2: 8 };

/** The assumed size of a Unicode block. Most alphabets have a block of their own. */
const SCRIPT_UNITS = 256;

/**
 * Returns ranges of names that begin with something similar to the text. With two errors, the first letter
 * must be right.
 */
export function similarNames(
  text: string,
  most: TypingErrors,
  arrays: Pick<PlaceArrays, "nameUnits" | "nameStarts">,
): Range[] {
  if (text.length < FORGIVEN_FROM[most]) return [];
  const walk: Walk = { ...arrays, text, most, rows: newDistanceRows(text, most), path: [], found: [] };
  if (most === 1) {
    const sameScript = namesOfScript(text.charCodeAt(0), arrays);
    if (sameScript.from < sameScript.to) visit(walk, sameScript, 0);
    return walk.found;
  }
  const sameStart = namesBeginningWith(text.charAt(0), arrays);
  walk.path.push(text.charCodeAt(0));
  fillRow(walk, 1);
  if (sameStart.from < sameStart.to) visit(walk, sameStart, 1);
  return walk.found;
}

/**
 * Returns the names whose first letter is of the same script. Nobody mistypes a letter as one of another
 * script, and skipping those saves thousands of branches.
 */
function namesOfScript(
  unit: number,
  { nameUnits, nameStarts }: Pick<PlaceArrays, "nameUnits" | "nameStarts">,
): Range {
  const all = { from: 0, to: nameStarts.length - 1 };
  const firstUnit = (name: number) => numberAt(nameUnits, numberAt(nameStarts, name));
  const script = unit - (unit % SCRIPT_UNITS);
  return {
    from: firstWhere(all, (name) => firstUnit(name) >= script),
    to: firstWhere(all, (name) => firstUnit(name) >= script + SCRIPT_UNITS),
  };
}

interface Walk extends DistanceTable {
  nameUnits: Uint16Array;
  nameStarts: Uint32Array;
  most: number;
  found: Range[];
}

/** Visits the names in `range`, which begin with the path. The path is `depth` letters long. */
function visit(walk: Walk, range: Range, depth: number): void {
  const { nameUnits, nameStarts, text, most, path, found } = walk;
  const unitOf = (name: number) => numberAt(nameUnits, numberAt(nameStarts, name) + depth);
  // The path itself may be a name, which has no letter at this depth.
  const isPath = numberAt(nameStarts, range.from + 1) - numberAt(nameStarts, range.from) === depth;
  const names = { from: isPath ? range.from + 1 : range.from, to: range.to };
  for (const { unit, ...branch } of branchesOf(walk, names, { depth, unitOf })) {
    path[depth] = unit;
    const nearest = fillRow(walk, depth + 1);
    const errors = walk.rows[depth + 1]?.[text.length] ?? most + 1;
    if (errors <= most) found.push(branch);
    else if (nearest <= most && depth + 2 < walk.rows.length) visit(walk, branch, depth + 1);
  }
}

interface Branch extends Range {
  /** The letter that follows the path in these names. */
  unit: number;
}

/** Yields every branch while errors are left, and after that only those that continue like the text. */
function* branchesOf(
  walk: Walk,
  { from, to }: Range,
  { depth, unitOf }: { depth: number; unitOf: (name: number) => number },
): Generator<Branch> {
  const isSpent = walk.rows[depth]?.every((errors) => errors >= walk.most) ?? false;
  if (isSpent) {
    for (const unit of unitsThatLeadOn(walk, depth)) {
      const first = firstWhere({ from, to }, (name) => unitOf(name) >= unit);
      if (first < to && unitOf(first) === unit)
        yield { unit, from: first, to: endOf(first, to, (name) => unitOf(name) > unit) };
    }
    return;
  }
  for (let first = from; first < to; ) {
    const unit = unitOf(first);
    const end = unitOf(to - 1) === unit ? to : endOf(first, to, (name) => unitOf(name) > unit);
    yield { unit, from: first, to: end };
    first = end;
  }
}

function unitsThatLeadOn({ rows, path, text, most }: Walk, depth: number): Set<number> {
  const [row, above] = [rows[depth], rows[depth - 1]];
  const units = new Set<number>();
  for (let column = 0; column < text.length; column += 1) {
    const unit = text.charCodeAt(column);
    if (row && distanceAt(row, column) <= most) units.add(unit);
    const mayBeSwapped =
      above && distanceAt(above, column) < most && text.charCodeAt(column + 1) === path[depth - 1];
    if (mayBeSwapped) units.add(unit);
  }
  return units;
}

/** Returns the end of a branch of names. Looks near `from` first, because most branches are small. */
function endOf(from: number, to: number, isPast: (name: number) => boolean): number {
  let step = 1;
  while (from + step < to && !isPast(from + step)) step *= 2;
  return firstWhere({ from: from + (step >>> 1), to: Math.min(to, from + step) }, isPast);
}
