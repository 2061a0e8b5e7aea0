import { appendTo } from "#domain/append-to.ts";
import type { GazetteerRow, Vocabulary } from "#domain/places/index-places.ts";

/**
 * GeoNames codes of places that are not cities: parts of a city, abandoned, historical, former capitals,
 * destroyed.
 */
const NO_CITIES = new Set(["PPLX", "PPLQ", "PPLH", "PPLCH", "PPLW"]);

/** Two places of the same name within this distance, in degrees, are the same place. */
const SAME_PLACE_WITHIN = 0.3;

/** A city in the newer of the two GeoNames packages, which has the current region of each city. */
export interface CityOfRegion {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

export interface Region {
  /** The code of a region: `US.TX`. */
  code: string;
  name: string;
}

/**
 * Reads GeoNames' table of cities. Their regions come from the newer data, because region codes change with
 * every reform.
 */
export function readRows(table: string, cities: readonly CityOfRegion[]): GazetteerRow[] {
  const rows = table.split("\n").flatMap((line) => {
    const row = readRow(line);
    return row ? [row] : [];
  });
  const currentRegions = rows.map(createRegionLookup(cities));
  const votes = new Map<string, Map<string, number>>();
  rows.forEach(({ regionCode }, number) => {
    const current = currentRegions[number];
    if (current === undefined) return;
    const votesHere = votes.get(regionCode) ?? new Map<string, number>();
    votes.set(regionCode, votesHere.set(current, (votesHere.get(current) ?? 0) + 1));
  });
  return rows.map((row, number) => ({
    ...row,
    // A place that is not found gets the region that most places of its former region got.
    regionCode: currentRegions[number] ?? mostVoted(votes, row.regionCode),
  }));
}

function readRow(line: string): GazetteerRow | undefined {
  const fields = line.split("\t");
  const [
    id = "",
    name = "",
    ascii = "",
    otherNames = "",
    latitude,
    longitude,
    ,
    kind = "",
    countryCode = "",
  ] = fields;
  if (id === "" || NO_CITIES.has(kind)) return undefined;
  return {
    id: Number(id),
    name,
    otherNames: [ascii, ...otherNames.split(",")],
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(fields[14]),
    countryCode,
    regionCode: `${countryCode}.${fields[10]}`,
    timeZone: fields[17] ?? "",
  };
}

function createRegionLookup(cities: readonly CityOfRegion[]): (row: GazetteerRow) => string | undefined {
  const byName = new Map<string, CityOfRegion[]>();
  for (const city of cities) {
    appendTo(byName, `${city.country} ${city.name}`, city);
  }
  return ({ countryCode, name, latitude, longitude }) => {
    const distanceOf = (city: CityOfRegion) =>
      Math.hypot(Number(city.lat) - latitude, Number(city.lng) - longitude);
    const [nearest] = (byName.get(`${countryCode} ${name}`) ?? []).toSorted(
      (one, other) => distanceOf(one) - distanceOf(other),
    );
    return nearest && distanceOf(nearest) < SAME_PLACE_WITHIN
      ? `${countryCode}.${nearest.admin1}`
      : undefined;
  };
}

function mostVoted(votes: ReadonlyMap<string, ReadonlyMap<string, number>>, former: string): string {
  const [winner] = [...(votes.get(former) ?? [])].sort(([, one], [, other]) => other - one);
  return winner?.[0] ?? former;
}

/** The codes of countries whose long English name would take a political position, so that the short name is used. */
const SHORTER = new Set(["HK", "MO", "MM", "PS"]);

/** Returns functions that look up the English names of countries and regions. */
export function createVocabulary(regions: readonly Region[]): Vocabulary {
  const names = new Map(regions.map(({ code, name }) => [code, name]));
  const long = new Intl.DisplayNames("en", { type: "region" });
  const short = new Intl.DisplayNames("en", { type: "region", style: "short" });
  return {
    countryName: (code) => (SHORTER.has(code) ? short : long).of(code) ?? code,
    regionName: (code) => names.get(code),
  };
}
