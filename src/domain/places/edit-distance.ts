// The table of edit distances between a text and a path of letters, one row for each letter of the path.

export interface DistanceTable {
  text: string;
  /** For each depth, the edit distance between the path so far and each prefix of the text. */
  rows: Uint8Array[];
  path: number[];
}

/** Returns the rows of the distance table for all depths; only the first is filled. */
export function newDistanceRows(text: string, mostErrors: number): Uint8Array[] {
  const rows = Array.from({ length: text.length + mostErrors + 1 }, () => new Uint8Array(text.length + 1));
  rows[0]?.forEach((_, column, row) => {
    row[column] = column;
  });
  return rows;
}

/** Fills the row of the distance table at this depth and returns its smallest number. */
export function fillRow({ rows, path, text }: DistanceTable, depth: number): number {
  const [row, above, second] = [rows[depth], rows[depth - 1], rows[depth - 2]];
  if (!row || !above) return Number.POSITIVE_INFINITY;
  const unit = path[depth - 1] ?? 0;
  const before = path[depth - 2];
  row[0] = depth;
  let nearest = depth;
  for (let column = 1; column <= text.length; column += 1) {
    const typed = text.charCodeAt(column - 1);
    const isSame = typed === unit;
    let errors = Math.min(distanceAt(above, column - 1) + (isSame ? 0 : 1), distanceAt(above, column) + 1);
    errors = Math.min(errors, distanceAt(row, column - 1) + 1);
    if (second && !isSame && column > 1 && typed === before && text.charCodeAt(column - 2) === unit)
      errors = Math.min(errors, distanceAt(second, column - 2) + 1);
    row[column] = errors;
    if (errors < nearest) nearest = errors;
  }
  return nearest;
}

/** Returns the number in this column of a row of the distance table. */
export const distanceAt = (row: Uint8Array, column: number) => row[column] ?? 0;
