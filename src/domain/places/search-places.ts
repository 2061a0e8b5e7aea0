import { foldName } from "./fold-name.ts";
import { type Place, patternsOf, readCity } from "./gazetteer.ts";

export const PLACES_AT_MOST = 10;
/** The number of characters of a search that are read; longer than any name. */
const TYPED_AT_MOST = 80;
const WORDS_AT_MOST = 8;
/** The pattern of commas, which includes Arabic, ideographic and full-width commas. */
const COMMAS = /[,;،、，]/;
/** The number of cities with exactly the typed name that come first, however small they are. */
const WHOLE_NAMES_FIRST = 2;
/** Cities are numbered by size, from 0. So many are known by any name, so that it counts as their own. */
const KNOWN_BY_ANY_NAME = 500;
/** So many are known by a whole other name. A smaller city is a guess: the gazetteer has names in all languages. */
const KNOWN_BY_WHOLE_NAME = 12_000;

export type PlaceSearch = (typed: string) => Place[];

/**
 * Returns a function that finds cities by the beginning of any of their names in any script, or of a later word of their
 * own name. Accents and case are ignored. Words after a comma, or after the city, narrow the search to a region or a country.
 * The function returns at most `PLACES_AT_MOST` places, and none for an empty text.
 */
export function createPlaceSearch(gazetteer: string): PlaceSearch {
  const namesTo = gazetteer.indexOf("\n\n") + 1;
  const names = gazetteer.slice(0, namesTo);
  const cities = gazetteer.slice(namesTo + 1).split("\n");
  const isIn = (city: number, narrower: readonly string[]) => {
    const words = ` ${readCity(cities[city] ?? "").narrower}`;
    return narrower.every((word) => words.includes(` ${word}`));
  };

  function find(name: string, narrower: readonly string[]): Place[] {
    const accepts = narrower.length === 0 ? () => true : (city: number) => isIn(city, narrower);
    const patterns = patternsOf(name);
    const own = findCities(names, patterns.own, accepts);
    const others = findCities(names, patterns.other, accepts);
    const later = findCities(names, patterns.laterWord, accepts);
    const wholeNames = [...own.whole, ...others.whole.filter(isAmong(KNOWN_BY_ANY_NAME))].sort(bySize);
    const ranked = [
      ...wholeNames.slice(0, WHOLE_NAMES_FIRST),
      ...[...own.all, ...later.all.filter(isAmong(KNOWN_BY_ANY_NAME))].sort(bySize),
      ...others.whole.filter(isAmong(KNOWN_BY_WHOLE_NAME)),
      ...others.all.filter(isAmong(KNOWN_BY_ANY_NAME)),
      ...later.all,
      ...others.all,
    ];
    return [...new Set(ranked)].slice(0, PLACES_AT_MOST).map((city) => readCity(cities[city] ?? "").place);
  }

  return (typed) => {
    const [city = "", ...rest] = typed.slice(0, TYPED_AT_MOST).split(COMMAS);
    const words = wordsOf(city);
    const narrower = wordsOf(rest.join(" ")).slice(0, WORDS_AT_MOST);
    // The last words may be the region or the country: as few as find a place.
    for (let kept = words.length; kept > 0 && words.length <= WORDS_AT_MOST; kept -= 1) {
      const found = find(words.slice(0, kept).join(" "), [...words.slice(kept), ...narrower]);
      if (found.length > 0) return found;
    }
    return [];
  };
}

const isAmong = (count: number) => (city: number) => city < count;
const bySize = (one: number, other: number) => one - other;

/**
 * Finds the cities with the pattern of a beginning among their names. Returns the numbers of the first, biggest first: all,
 * and those with exactly that name.
 */
function findCities(names: string, pattern: string, accepts: (city: number) => boolean) {
  const all: number[] = [];
  const whole: number[] = [];
  let end = 0;
  for (let at = names.indexOf(pattern); at !== -1; at = names.indexOf(pattern, end)) {
    end = names.indexOf("\n", at);
    const [ofCity = "", number] = names.slice(names.lastIndexOf("\n", at) + 1, end).split("\t");
    const city = Number(number);
    if (whole.length < PLACES_AT_MOST && ofCity.includes(pattern + pattern.charAt(0)) && accepts(city))
      whole.push(city);
    if (all.length < PLACES_AT_MOST && accepts(city)) all.push(city);
  }
  return { all, whole };
}

function wordsOf(text: string): string[] {
  return foldName(text).split(" ").filter(Boolean);
}
