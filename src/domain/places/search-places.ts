import { addPlacesByLaterWord, addPlacesOf, createBiggestPlaces } from "./biggest-places.ts";
import { isWholeName, namesBeginningWith } from "./find-names.ts";
import { similarNames, type TypingErrors } from "./find-similar-names.ts";
import { foldName } from "./fold-name.ts";
import { type Accepts, createNarrowing, type Narrowing } from "./narrow-places.ts";
import type { Place } from "./place.ts";
import { numberAt, type PlaceIndex } from "./place-index.ts";
import { describeFound, type Found, PLACES_AT_MOST } from "./rank-places.ts";

/** The number of characters of a search that are read; longer than any name. */
const TYPED_AT_MOST = 80;
const WORDS_AT_MOST = 8;
/** The pattern of commas, which includes Arabic, ideographic and full-width commas. */
const COMMAS = /[,;،、，]/;

/**
 * The weight of a place's population, by how the place was found. The highest score comes first. Other names
 * weigh less, because the gazetteer has them in all languages and in spellings that nobody uses.
 */
const WEIGHTS = {
  ownWhole: 10,
  otherWhole: 3,
  ownStart: 1,
  otherStart: 0.2,
  laterWord: 0.1,
  errors: { 1: 0.01, 2: 0.0001 },
};

/** If a place of this population or more is found, the text is assumed to have no typing error. */
const WELL_KNOWN_FROM = 50_000;

export type PlaceSearch = (typed: string) => Place[];

/**
 * Returns a function that finds cities by the beginning of any of their names in any script, or of a later
 * word of their own name. Accents and case are ignored. Typing errors are allowed if the exact text finds too
 * little. Words after a comma, or after the city, narrow the search to a region or a country. The function
 * returns at most `PLACES_AT_MOST` places, and none for an empty text.
 */
export function createPlaceSearch(index: PlaceIndex): PlaceSearch {
  const startNarrowing = createNarrowing(index);
  return (typed) => {
    const { name, narrower } = readTyped(typed);
    if (name === "") return [];
    const narrow = startNarrowing();
    const found = findAsTyped(index, name, narrow(narrower));
    if (isEnough(found, index, narrower)) return describeFound(index, found);
    const split = found.scores.size === 0 ? findSplit(index, { name, narrower }, narrow) : undefined;
    if (!split) addMisspelled(index, name, { found, accepts: narrow(narrower) });
    return describeFound(index, split ?? found);
  };
}

interface Typed {
  name: string;
  /** The words for region and country in a search. */
  narrower: string[];
}

function readTyped(typed: string): Typed {
  const [city = "", ...rest] = typed.slice(0, TYPED_AT_MOST).split(COMMAS);
  const narrower = foldName(rest.join(" ")).split(" ");
  return { name: foldName(city), narrower: narrower.filter((word) => word !== "").slice(0, WORDS_AT_MOST) };
}

function isEnough({ scores }: Found, { arrays }: PlaceIndex, narrower: readonly string[]): boolean {
  if (scores.size >= PLACES_AT_MOST) return true;
  if (scores.size > 0 && narrower.length > 0) return true;
  return [...scores.keys()].some((place) => numberAt(arrays.populations, place) >= WELL_KNOWN_FROM);
}

function findAsTyped({ arrays }: PlaceIndex, name: string, accepts: Accepts): Found {
  const keep = () => createBiggestPlaces(PLACES_AT_MOST, accepts);
  const [whole, start] = [
    { any: keep(), own: keep() },
    { any: keep(), own: keep() },
  ];
  const later = keep();
  const names = namesBeginningWith(name, arrays);
  const isWhole = names.from < names.to && isWholeName(name, names.from, arrays);
  if (isWhole) addPlacesOf({ from: names.from, to: names.from + 1 }, arrays, whole);
  addPlacesOf(names, arrays, start);
  addPlacesByLaterWord(name, arrays, later);
  const own = new Set([whole.own, start.own, later].flatMap(({ places }) => [...places]));
  const found: Found = { scores: new Map(), own, whole: whole.any.places };
  count(arrays.populations, found, [
    [whole.own.places, WEIGHTS.ownWhole],
    [whole.any.places, WEIGHTS.otherWhole],
    [start.own.places, WEIGHTS.ownStart],
    [start.any.places, WEIGHTS.otherStart],
    [later.places, WEIGHTS.laterWord],
  ]);
  return found;
}

/** Reads the last words of a search as a region or a country, with as few words as find a place. */
function findSplit(index: PlaceIndex, { name, narrower }: Typed, narrow: Narrowing): Found | undefined {
  const words = name.split(" ");
  if (words.length > WORDS_AT_MOST) return undefined;
  for (let kept = words.length - 1; kept > 0; kept -= 1) {
    const accepts = narrow([...words.slice(kept), ...narrower]);
    const found = findAsTyped(index, words.slice(0, kept).join(" "), accepts);
    if (found.scores.size > 0) return found;
  }
  return undefined;
}

/** Adds the places for one typing error in the text. If there are none, adds those for two. */
function addMisspelled(
  { arrays }: PlaceIndex,
  name: string,
  { found, accepts }: { found: Found; accepts: Accepts },
): void {
  for (const errors of [1, 2] satisfies TypingErrors[]) {
    const any = createBiggestPlaces(PLACES_AT_MOST, accepts);
    for (const names of similarNames(name, errors, arrays)) addPlacesOf(names, arrays, { any });
    count(arrays.populations, found, [[any.places, WEIGHTS.errors[errors]]]);
    if (found.scores.size > 0) return;
  }
}

function count(
  populations: Uint32Array,
  { scores }: Found,
  lists: (readonly [places: readonly number[], weight: number])[],
): void {
  for (const [places, weight] of lists) {
    for (const place of places) {
      const score = (numberAt(populations, place) + 1) * weight;
      scores.set(place, Math.max(scores.get(place) ?? 0, score));
    }
  }
}
