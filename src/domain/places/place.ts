import { foldName } from "./fold-name.ts";
import { at, DEGREE, type PlaceIndex, textBetween } from "./place-index.ts";

export interface Place {
  /** GeoNames' number, as text. */
  id: string;
  displayName: string;
  /** City, region, country. A region or country that begins with the name of the city is left out. */
  formattedAddress: string;
  /** In degrees. */
  location: { latitude: number; longitude: number };
  types: string[];
  /** IANA name. */
  timeZone: string;
  /** ISO 3166-1, two letters. */
  countryCode: string;
}

const CITY_TYPES = ["locality", "political"];

/** Returns the place with the number `place`. */
export function describePlace({ arrays, countries, regions, zones }: PlaceIndex, place: number): Place {
  const { labelUnits, labelStarts } = arrays;
  const displayName = textBetween(labelUnits, at(labelStarts, place), at(labelStarts, place + 1));
  const country = countries[at(arrays.countries, place)];
  const region = regions[at(arrays.regions, place)]?.name ?? "";
  return {
    id: String(at(arrays.ids, place)),
    displayName,
    formattedAddress: formatAddress(displayName, region, country?.name ?? ""),
    location: {
      latitude: at(arrays.latitudes, place) / DEGREE,
      longitude: at(arrays.longitudes, place) / DEGREE,
    },
    types: [...CITY_TYPES],
    timeZone: zones[at(arrays.zones, place)] ?? "",
    countryCode: country?.code ?? "",
  };
}

/**
 * Returns, for example, 'Łódź, Poland'. A region or country that only repeats the city's name is left out.
 */
function formatAddress(city: string, region: string, country: string): string {
  const name = foldName(city);
  const isNew = (part: string) => part !== "" && !`${foldName(part)} `.startsWith(`${name} `);
  return [city, ...[region, country].filter(isNew)].join(", ");
}
