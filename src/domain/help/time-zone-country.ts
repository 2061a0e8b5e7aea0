import { TIME_ZONES_A_TO_F } from "./time-zones/countries-a-to-f.ts";
import { TIME_ZONES_G_TO_L } from "./time-zones/countries-g-to-l.ts";
import { TIME_ZONES_M_TO_Z } from "./time-zones/countries-m-to-z.ts";

// Every country's time zones by their IANA names, older spellings included, divided by spaces. From the IANA time zone database (zone.tab and
// its links, release 2025c), which gives each zone one country.
const TIME_ZONES_BY_COUNTRY: Record<string, string> = {
  ...TIME_ZONES_A_TO_F,
  ...TIME_ZONES_G_TO_L,
  ...TIME_ZONES_M_TO_Z,
};

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
