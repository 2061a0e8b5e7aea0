import { appendTo } from "../append-to.ts";
import { spellingsOf } from "./fold-name.ts";
import {
  DEGREE,
  namePlace,
  numberAt,
  type PlaceArrays,
  type PlaceIndex,
  type PlaceTables,
} from "./place-index.ts";

/** A city in the gazetteer. */
export interface GazetteerRow {
  id: number;
  name: string;
  /** The other names of the city, in any script. */
  otherNames: readonly string[];
  latitude: number;
  longitude: number;
  population: number;
  countryCode: string;
  /** The region's code, with its country's before it: `US.TX`. */
  regionCode: string;
  timeZone: string;
}

export interface Vocabulary {
  /** Returns the name of the country with this code. */
  countryName(code: string): string;
  /** Returns the name of the region with a code like `US.TX`; `undefined` if the code is unknown. */
  regionName(code: string): string | undefined;
}

/**
 * Builds the index that `createPlaceSearch` takes. This takes a second or two for the whole world, so it must
 * not run during a request.
 */
export function indexPlaces(rows: readonly GazetteerRow[], vocabulary: Vocabulary): PlaceIndex {
  const bySize = rows.toSorted((one, other) => other.population - one.population || one.id - other.id);
  const tables = createTables(vocabulary);
  const arrays: PlaceArrays = { ...indexNames(bySize), ...listPlaces(bySize, tables) };
  return { arrays, countries: tables.countries, regions: tables.regions, zones: tables.zones };
}

function indexNames(rows: readonly GazetteerRow[]) {
  const { placesOf, ownNames } = gatherNames(rows);
  const names = [...placesOf.keys()].sort(byUnits);
  const { units: nameUnits, starts: nameStarts } = joinTexts(names);
  const placeStarts = new Uint32Array(names.length + 1);
  const namePlaces: number[] = [];
  names.forEach((name, number) => {
    namePlaces.push(...(placesOf.get(name) ?? []));
    placeStarts[number + 1] = namePlaces.length;
  });
  const words = findWords(names, ownNames, nameStarts);
  return {
    nameUnits,
    nameStarts,
    placeStarts,
    namePlaces: Uint32Array.from(namePlaces),
    wordStarts: Uint32Array.from(words, (word) => word.start),
    wordNames: Uint32Array.from(words, (word) => word.name),
  };
}

function gatherNames(rows: readonly GazetteerRow[]) {
  const placesOf = new Map<string, number[]>();
  const ownNames = new Set<string>();
  rows.forEach((row, place) => {
    const own = new Set(spellingsOf(row.name));
    const spellings = new Set([...own, ...row.otherNames.flatMap(spellingsOf)]);
    spellings.delete("");
    for (const spelling of spellings) {
      appendTo(placesOf, spelling, namePlace(place, own.has(spelling)));
    }
    for (const spelling of own) ownNames.add(spelling);
  });
  return { placesOf, ownNames };
}

/**
 * Collects the later words of the places' own names only, because nobody searches for a later word of the
 * other names.
 */
function findWords(names: readonly string[], ownNames: ReadonlySet<string>, nameStarts: Uint32Array) {
  const words: { text: string; start: number; name: number }[] = [];
  names.forEach((text, name) => {
    if (!ownNames.has(text)) return;
    for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1))
      words.push({ text: text.slice(space + 1), start: numberAt(nameStarts, name) + space + 1, name });
  });
  return words.sort((one, other) => byUnits(one.text, other.text) || one.name - other.name);
}

function listPlaces(rows: readonly GazetteerRow[], tables: ReturnType<typeof createTables>) {
  const { units: labelUnits, starts: labelStarts } = joinTexts(rows.map((row) => row.name));
  return {
    labelUnits,
    labelStarts,
    ids: Uint32Array.from(rows, (row) => row.id),
    latitudes: Int32Array.from(rows, (row) => Math.round(row.latitude * DEGREE)),
    longitudes: Int32Array.from(rows, (row) => Math.round(row.longitude * DEGREE)),
    populations: Uint32Array.from(rows, (row) => row.population),
    countries: Uint16Array.from(rows, (row) => tables.countryOf(row.countryCode)),
    regions: Uint16Array.from(rows, (row) => tables.regionOf(row.regionCode)),
    zones: Uint16Array.from(rows, (row) => tables.zoneOf(row.timeZone)),
  };
}

function createTables(vocabulary: Vocabulary) {
  const tables: PlaceTables = { countries: [], regions: [{ code: "", name: "" }], zones: [] };
  const { countries, regions, zones } = tables;
  return {
    ...tables,
    countryOf: numbering((code) => countries.push({ code, name: vocabulary.countryName(code) }) - 1),
    regionOf: numbering((code) => {
      const name = vocabulary.regionName(code);
      return name === undefined ? 0 : regions.push({ code, name }) - 1;
    }),
    zoneOf: numbering((zone) => zones.push(zone) - 1),
  };
}

/** Numbers the texts: calls `add` once for each text and remembers its number. */
function numbering(add: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const number = known.get(text) ?? add(text);
    known.set(text, number);
    return number;
  };
}

function joinTexts(texts: readonly string[]) {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, number) => {
    starts[number + 1] = numberAt(starts, number) + text.length;
  });
  const units = new Uint16Array(numberAt(starts, texts.length));
  texts.forEach((text, number) => {
    const start = numberAt(starts, number);
    for (let unit = 0; unit < text.length; unit += 1) units[start + unit] = text.charCodeAt(unit);
  });
  return { units, starts };
}

const byUnits = (one: string, other: string) => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
