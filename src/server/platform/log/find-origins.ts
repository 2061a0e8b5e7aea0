// Looks up positions in a source map, without keeping the map's millions of entries in memory.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const COMMA = 44;
const SEMICOLON = 59;
/** A digit of a number has five bits, and a sixth that says whether another digit follows. */
const BITS = 5;
const MORE = 32;
const VALUE = 31;
/** The number of fields of a segment that has a source position. */
const WITH_SOURCE = 4;

const digits = new Uint8Array(128);
for (const [value, letter] of [...ALPHABET].entries()) digits[letter.charCodeAt(0)] = value;

/** A source map, version 3. */
export interface SourceMapFile {
  sources: string[];
  mappings: string;
}

/** A position in a file. Rows and columns begin at 1. */
export interface FilePosition {
  row: number;
  column: number;
}

export interface Origin extends FilePosition {
  source: string;
}

interface Cursor {
  readonly mappings: string;
  at: number;
  /** The fields of the current segment: generated column, number of the source, its row, its column, and a name. */
  readonly fields: Int32Array;
}

/** Returns the source position of each place, in one pass over the map; undefined where the map has none. */
export function findOrigins(map: SourceMapFile, places: readonly FilePosition[]): (Origin | undefined)[] {
  const origins: (Origin | undefined)[] = places.map(() => undefined);
  const lastRow = Math.max(0, ...places.map(({ row }) => row));
  const cursor: Cursor = { mappings: map.mappings, at: 0, fields: new Int32Array(5) };
  for (let row = 1; row <= lastRow; row += 1) {
    cursor.fields[0] = 0;
    const isWanted = places.some((place) => place.row === row);
    while (cursor.at < cursor.mappings.length && cursor.mappings.charCodeAt(cursor.at) !== SEMICOLON) {
      const origin = readSegment(cursor) >= WITH_SOURCE;
      if (isWanted)
        noteOrigin(origins, { places, row, origin: origin ? originAt(cursor, map) : undefined }, cursor);
      if (cursor.mappings.charCodeAt(cursor.at) === COMMA) cursor.at += 1;
    }
    cursor.at += 1;
  }
  return origins;
}

/** Gives the origin to each place of this row that lies at the current segment or behind it. */
function noteOrigin(
  origins: (Origin | undefined)[],
  { places, row, origin }: { places: readonly FilePosition[]; row: number; origin: Origin | undefined },
  { fields }: Cursor,
): void {
  for (const [index, place] of places.entries()) {
    if (place.row === row && place.column > (fields[0] ?? 0)) origins[index] = origin;
  }
}

function originAt({ fields }: Cursor, { sources }: SourceMapFile): Origin | undefined {
  const [, source = 0, row = 0, column = 0] = fields;
  const name = sources[source];
  return name === undefined ? undefined : { source: name, row: row + 1, column: column + 1 };
}

/** Moves the cursor behind the next segment, adds its fields to the current ones, and returns how many it has. */
function readSegment(cursor: Cursor): number {
  const { mappings, fields } = cursor;
  let count = 0;
  for (
    let code = mappings.charCodeAt(cursor.at);
    code !== COMMA && code !== SEMICOLON && cursor.at < mappings.length;
  ) {
    fields[count] = (fields[count] ?? 0) + readNumber(cursor);
    count += 1;
    code = mappings.charCodeAt(cursor.at);
  }
  return count;
}

function readNumber(cursor: Cursor): number {
  let value = 0;
  let digit = MORE;
  for (let shift = 0; (digit & MORE) !== 0; shift += BITS) {
    digit = digits[cursor.mappings.charCodeAt(cursor.at)] ?? 0;
    cursor.at += 1;
    value |= (digit & VALUE) << shift;
  }
  return (value & 1) === 1 ? -(value >>> 1) : value >>> 1;
}
