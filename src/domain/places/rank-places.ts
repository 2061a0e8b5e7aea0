// Puts the places that a search found in the order in which they are listed.
import { describePlace, type Place } from "./place.ts";
import { numberAt, type PlaceIndex } from "./place-index.ts";

export const PLACES_AT_MOST = 10;

/**
 * The number of places with exactly the typed name that are always listed, however many bigger places have names that
 * begin with the text.
 */
const WHOLE_NAMES_AT_LEAST = 2;
/**
 * A place that is not found by its own name is a guess and comes after the others. From these populations on
 * it is no guess, because its other names are well known: if a whole one was typed, or the beginning of one.
 */
const KNOWN_BY = { wholeName: 50_000, beginning: 1_000_000 };

export interface Found {
  scores: Map<number, number>;
  /** The places that were found by their own name. */
  own: Set<number>;
  /** The places whose whole name was typed, biggest first. */
  whole: readonly number[];
}

/** Returns the places that are listed, in their order. */
export function describeFound(index: PlaceIndex, { scores, own, whole }: Found): Place[] {
  const isGuess = (place: number) => {
    const known = whole.includes(place) ? KNOWN_BY.wholeName : KNOWN_BY.beginning;
    return !own.has(place) && numberAt(index.arrays.populations, place) < known;
  };
  const ranked = [...scores]
    .sort(
      ([one, oneScore], [other, otherScore]) =>
        Number(isGuess(one)) - Number(isGuess(other)) || otherScore - oneScore || one - other,
    )
    .map(([place]) => place);
  const listed = new Set(ranked.slice(0, PLACES_AT_MOST));
  const missing = whole.slice(0, WHOLE_NAMES_AT_LEAST).filter((place) => !listed.has(place));
  return [...ranked.slice(0, PLACES_AT_MOST - missing.length), ...missing].map((place) =>
    describePlace(index, place),
  );
}
