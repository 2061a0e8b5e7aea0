import { foldName } from "./fold-name.ts";
import { DEGREE, numberAt, type PlaceIndex, textBetween } from "./place-index.ts";

export interface Place {
  /** The GeoNames number of the place, as text. */
  id: string;
  displayName: string;
  /**
   * The full name: city, region, country. A region or country that begins with the name of the city is left
   * out.
   */
  formattedAddress: string;
  /** The place's latitude and longitude, in degrees. */
  location: { latitude: number; longitude: number };
  types: string[];
  /** The place's time zone, an IANA name. */
  timeZone: string;
  /** The place's country in ISO 3166-1, two letters. */
  countryCode: string;
}

const CITY_TYPES = ["locality", "political"];

/** Returns the place that has the number `place` in the index. */
export function describePlace({ arrays, countries, regions, zones }: PlaceIndex, place: number): Place {
  const { labelUnits, labelStarts } = arrays;
  const displayName = textBetween(labelUnits, numberAt(labelStarts, place), numberAt(labelStarts, place + 1));
  const country = countries[numberAt(arrays.countries, place)];
  const region = regions[numberAt(arrays.regions, place)]?.name ?? "";
  return {
    id: String(numberAt(arrays.ids, place)),
    displayName,
    formattedAddress: formatAddress(displayName, region, country?.name ?? ""),
    location: {
      latitude: numberAt(arrays.latitudes, place) / DEGREE,
      longitude: numberAt(arrays.longitudes, place) / DEGREE,
    },
    types: [...CITY_TYPES],
    timeZone: zones[numberAt(arrays.zones, place)] ?? "",
    countryCode: country?.code ?? "",
  };
}

/**
 * Returns a place's full name, for example 'Łódź, Poland'. A region or country that only repeats the city's
 * name is left out.
 */
function formatAddress(city: string, region: string, country: string): string {
  const name = foldName(city);
  const isNew = (part: string) => part !== "" && !`${foldName(part)} `.startsWith(`${name} `);
  return [city, ...[region, country].filter(isNew)].join(", ");
}
