// What stands after the city: 'Paris, Texas', 'portland or us'. Each word has to fit its region or its country.
import { foldName } from "./fold-name.ts";
import { at, type PlaceIndex } from "./place-index.ts";

/** Whether a place is to be looked at. */
export type Accepts = (place: number) => boolean;

/** Accepts the places whose region and country these words may stand for, begun words included. */
export type Narrowing = (words: readonly string[]) => Accepts;

/** What people write that is neither a country's name nor its code. */
const COUNTRY_ALIASES: Record<string, string> = { US: "usa america", GB: "uk britain", AE: "uae" };

interface Fit {
  countries: boolean[];
  regions: boolean[];
}

/** Gives a narrowing for one search: it looks at each word once, however often it is asked. */
export function createNarrowing({ arrays, countries, regions }: PlaceIndex): () => Narrowing {
  const wordsOf = (text: string) => foldName(text).split(" ");
  const countryWords = countries.map(({ code, name }) =>
    wordsOf(`${name} ${code} ${COUNTRY_ALIASES[code] ?? ""}`),
  );
  // 'US.TX' says 'tx' of the region; a number says nothing to anybody.
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
          (fit) => fit.countries[at(arrays.countries, place)] || fit.regions[at(arrays.regions, place)],
        );
    };
  };
}
