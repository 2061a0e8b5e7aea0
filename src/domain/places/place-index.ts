// The gazetteer in memory and in its file: a few long arrays of numbers instead of one object for each place.

/**
 * Places are numbered from the biggest to the smallest, so that a smaller number is a bigger city. Names are
 * normalised (`foldName`), unique, and sorted by their UTF-16 units. Name `n` is `nameUnits` from
 * `nameStarts[n]` to before `nameStarts[n + 1]`, and belongs to the places in `namePlaces` from
 * `placeStarts[n]` to before `placeStarts[n + 1]` (`placeOf`, `isOwnName`).
 */
export interface PlaceArrays {
  nameUnits: Uint16Array;
  nameStarts: Uint32Array;
  placeStarts: Uint32Array;
  namePlaces: Uint32Array;
  /**
   * Positions in `nameUnits` where a later word of a name begins, sorted by the rest of the name from there.
   */
  wordStarts: Uint32Array;
  /** The name that contains each of these words. */
  wordNames: Uint32Array;
  /**
   * The displayed names: that of place `p` is `labelUnits` from `labelStarts[p]` to before `labelStarts[p +
   * 1]`.
   */
  labelUnits: Uint16Array;
  labelStarts: Uint32Array;
  /** The GeoNames ids of the places. */
  ids: Uint32Array;
  /** Latitudes and longitudes, in 1/100,000 of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  populations: Uint32Array;
  /** The country, region and time zone of each place, as positions in `PlaceTables`. */
  countries: Uint16Array;
  regions: Uint16Array;
  zones: Uint16Array;
}

export interface PlaceTables {
  countries: { code: string; name: string }[];
  /** The names of the regions. The first entry means that there is no region. */
  regions: { code: string; name: string }[];
  zones: string[];
}

export interface PlaceIndex extends PlaceTables {
  arrays: PlaceArrays;
}

export const DEGREE = 100_000;

/** Returns the text between two positions. */
export function textBetween(units: Uint16Array, from: number, to: number): string {
  return String.fromCharCode(...units.subarray(from, to));
}

/** Makes an entry of `namePlaces`: the number of the place, and whether the name is its own name. */
export const namePlace = (place: number, isOwn: boolean) => place * 2 + (isOwn ? 1 : 0);
export const placeOf = (entry: number) => entry >>> 1;
export const isOwnName = (entry: number) => (entry & 1) === 1;

/** Returns the number at a position that is known to exist in the array. */
export function numberAt(numbers: Uint16Array | Uint32Array | Int32Array, position: number): number {
  return numbers[position] ?? 0;
}
