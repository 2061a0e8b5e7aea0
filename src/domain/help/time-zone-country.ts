import { TIME_ZONES_BY_COUNTRY } from "./time-zones-of-countries.ts";

const countryByTimeZone = new Map(
  Object.entries(TIME_ZONES_BY_COUNTRY).flatMap(([country, zones]) =>
    zones
      .trim()
      .split(/\s+/)
      .map((zone): [string, string] => [zone.toLowerCase(), country]),
  ),
);

/**
 * Returns the ISO 3166-1 code of the country in which a time zone lies; `undefined` for UTC and unknown names. It is a
 * guess, because some zones also serve neighbouring countries.
 */
export function findCountryOfTimeZone(timeZone: string): string | undefined {
  return countryByTimeZone.get(timeZone.trim().toLowerCase());
}
