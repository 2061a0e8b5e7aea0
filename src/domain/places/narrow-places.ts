// Narrows a search by the words after the city: 'Paris, Texas', 'portland or us'. Each word has to match the
// region or the country.
import { foldName } from "./fold-name.ts";
import { numberAt, type PlaceIndex } from "./place-index.ts";

/** Returns whether a place may be a result of the narrowed search. */
export type Accepts = (place: number) => boolean;

/** Returns a filter that accepts the places whose region or country has words that begin with these words. */
export type Narrowing = (words: readonly string[]) => Accepts;

/** Common names of countries that are neither the official name nor the code. */
const COUNTRY_ALIASES: Record<string, string> = { US: "usa america", GB: "uk britain", AE: "uae" };

interface Fit {
  countries: boolean[];
  regions: boolean[];
}

/** Returns a function that makes a narrowing for one search. A narrowing caches the result for each word. */
export function createNarrowing({ arrays, countries, regions }: PlaceIndex): () => Narrowing {
  const wordsOf = (text: string) => foldName(text).split(" ");
  const countryWords = countries.map(({ code, name }) =>
    wordsOf(`${name} ${code} ${COUNTRY_ALIASES[code] ?? ""}`),
  );
  // 'US.TX' adds the word 'tx'. Numeric region codes are left out, because nobody types them.
  const regionWords = regions.map(({ code, name }) =>
    wordsOf(`${name} ${code.replace(/^..\.(?:\d.*)?/, "")}`),
  );
  const fitOf = (word: string): Fit => {
    const fits = (candidates: string[]) => candidates.some((candidate) => candidate.startsWith(word));
    return { countries: countryWords.map(fits), regions: regionWords.map(fits) };
  };
  return () => {
    const known = new Map<string, Fit>();
    return (words) => {
      const wanted = words.map((word) => {
        const fit = known.get(word) ?? fitOf(word);
        known.set(word, fit);
        return fit;
      });
      return (place) =>
        wanted.every(
          (fit) =>
            fit.countries[numberAt(arrays.countries, place)] || fit.regions[numberAt(arrays.regions, place)],
        );
    };
  };
}
