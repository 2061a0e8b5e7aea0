import { type Range, wordsBeginningWith } from "./find-names.ts";
import type { Accepts } from "./narrow-places.ts";
import { isOwnName, numberAt, type PlaceArrays, placeOf } from "./place-index.ts";

/** Collects the biggest places in a sorted list. `add` is fast for a place that is not among them. */
export interface BiggestPlaces {
  add(place: number): void;
  places: readonly number[];
}

/** Keeps at most `most` accepted places, each once. A smaller number is a bigger place. */
export function createBiggestPlaces(most: number, accepts: Accepts): BiggestPlaces {
  const places: number[] = [];
  return {
    places,
    add(place) {
      const last = places[most - 1];
      if ((last !== undefined && place >= last) || places.includes(place) || !accepts(place)) return;
      let position = places.length;
      while (position > 0 && (places[position - 1] ?? 0) > place) position -= 1;
      places.splice(position, 0, place);
      if (places.length > most) places.pop();
    },
  };
}

/** Adds every place with one of these names to `any`, and to `own` if the name is the place's own name. */
export function addPlacesOf(
  names: Range,
  { placeStarts, namePlaces }: PlaceArrays,
  { any, own }: { any: BiggestPlaces; own?: BiggestPlaces },
): void {
  const to = numberAt(placeStarts, names.to);
  for (let position = numberAt(placeStarts, names.from); position < to; position += 1) {
    const entry = numberAt(namePlaces, position);
    any.add(placeOf(entry));
    if (own && isOwnName(entry)) own.add(placeOf(entry));
  }
}

/** Adds the places whose own name has a later word that begins with the text. */
export function addPlacesByLaterWord(text: string, arrays: PlaceArrays, biggest: BiggestPlaces): void {
  const words = wordsBeginningWith(text, arrays);
  for (let word = words.from; word < words.to; word += 1) {
    const name = numberAt(arrays.wordNames, word);
    const to = numberAt(arrays.placeStarts, name + 1);
    for (let position = numberAt(arrays.placeStarts, name); position < to; position += 1) {
      const entry = numberAt(arrays.namePlaces, position);
      if (isOwnName(entry)) biggest.add(placeOf(entry));
    }
  }
}
