import { type Range, wordsFrom } from "./find-names.ts";
import type { Accepts } from "./narrow-places.ts";
import { at, isOwnName, type PlaceArrays, placeOf } from "./place-index.ts";

/** Collects the biggest places in a sorted list. `add` is fast for a place that is not among them. */
export interface Biggest {
  add(place: number): void;
  places: readonly number[];
}

/** Keeps at most `most` accepted places, each once. A smaller number is a bigger place. */
export function keepBiggest(most: number, accepts: Accepts): Biggest {
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
  { any, own }: { any: Biggest; own?: Biggest },
): void {
  const to = at(placeStarts, names.to);
  for (let position = at(placeStarts, names.from); position < to; position += 1) {
    const entry = at(namePlaces, position);
    any.add(placeOf(entry));
    if (own && isOwnName(entry)) own.add(placeOf(entry));
  }
}

/** Adds the places whose own name has a later word that begins with the text. */
export function addPlacesByWord(text: string, arrays: PlaceArrays, own: Biggest): void {
  const words = wordsFrom(text, arrays);
  for (let word = words.from; word < words.to; word += 1) {
    const name = at(arrays.wordNames, word);
    const to = at(arrays.placeStarts, name + 1);
    for (let position = at(arrays.placeStarts, name); position < to; position += 1) {
      const entry = at(arrays.namePlaces, position);
      if (isOwnName(entry)) own.add(placeOf(entry));
    }
  }
}
