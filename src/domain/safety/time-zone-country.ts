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
 * The country that a time zone lies in, as an ISO 3166-1 code; `undefined` for UTC and for unknown names. Some zones
 * serve neighbours too, so this is a guess.
 */
export function findCountryOfTimeZone(timeZone: string): string | undefined {
  return countryByTimeZone.get(timeZone.trim().toLowerCase());
}
