// The gazetteer as it lies in memory and in its file: a few long arrays of numbers and no object for a place.

/**
 * Places are numbered from the biggest to the smallest, so that a smaller number is a bigger city. Names are folded
 * (`foldName`), each stands once, in the order of their UTF-16 units; name `n` is `nameUnits` from `nameStarts[n]` to
 * before `nameStarts[n + 1]`, and belongs to the places in `namePlaces` from `placeStarts[n]` to before
 * `placeStarts[n + 1]` (`placeOf`, `isOwnName`).
 */
export interface PlaceArrays {
  nameUnits: Uint16Array;
  nameStarts: Uint32Array;
  placeStarts: Uint32Array;
  namePlaces: Uint32Array;
  /** Where in `nameUnits` a later word of a name begins, ordered by what stands from there to the name's end. */
  wordStarts: Uint32Array;
  /** The name that each of them is in. */
  wordNames: Uint32Array;
  /** What is shown: place `p` is `labelUnits` from `labelStarts[p]` to before `labelStarts[p + 1]`. */
  labelUnits: Uint16Array;
  labelStarts: Uint32Array;
  /** GeoNames' own number. */
  ids: Uint32Array;
  /** In 1/100,000 of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  populations: Uint32Array;
  /** Places in `PlaceTables`. */
  countries: Uint16Array;
  regions: Uint16Array;
  zones: Uint16Array;
}

export interface PlaceTables {
  countries: { code: string; name: string }[];
  /** The first stands for none. */
  regions: { code: string; name: string }[];
  zones: string[];
}

export interface PlaceIndex extends PlaceTables {
  arrays: PlaceArrays;
}

export const DEGREE = 100_000;

/** The text between two places of a long one. */
export function textBetween(units: Uint16Array, from: number, to: number): string {
  return String.fromCharCode(...units.subarray(from, to));
}

/** An entry of `namePlaces`: the place, and whether this is the name that it goes by. */
export const namePlace = (place: number, isOwn: boolean) => place * 2 + (isOwn ? 1 : 0);
export const placeOf = (entry: number) => entry >>> 1;
export const isOwnName = (entry: number) => (entry & 1) === 1;

/** A number of an array that is known to be there. */
export function at(numbers: Uint16Array | Uint32Array | Int32Array, position: number): number {
  return numbers[position] ?? 0;
}
