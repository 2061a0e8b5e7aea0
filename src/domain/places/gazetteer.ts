/**
 * The gazetteer is a text in two parts with an empty line between. Both have a line for each city, the biggest first. The
 * first part has its names as they are searched, its own and then the others, in which a blank is `_`, and the number of
 * the line: `=koln=koeln=|cologne|kolonia|\t345`. The second part has the words for its region and country and what is shown.
 */
import { foldName, spellingsOf } from "./fold-name.ts";

export interface Place {
  /** The GeoNames number of the place, as text. */
  id: string;
  displayName: string;
  /** The full name: city, region, country. A region or country that begins with the name of the city is left out. */
  formattedAddress: string;
  /** The place's latitude and longitude, in degrees. */
  location: { latitude: number; longitude: number };
  types: string[];
  /** The place's time zone, an IANA name. */
  timeZone: string;
  /** The place's country in ISO 3166-1, two letters. */
  countryCode: string;
}

export interface City {
  id: string;
  name: string;
  /** The other names of the city, in any script. */
  otherNames: readonly string[];
  latitude: string;
  longitude: string;
  timeZone: string;
  country: { code: string; name: string };
  /** The code of a region is that of GeoNames, `TX`. Absent where the city is in none. */
  region?: { code: string; name: string } | undefined;
}

/** Common names of countries that are neither the official name nor the code. */
const COUNTRY_ALIASES: Record<string, string> = { US: "usa america", GB: "uk britain", AE: "uae" };
const CITY_TYPES = ["locality", "political"];

/** Returns another name as it stands in the text, with `_` for each blank, so that only own names have later words. */
const patternOfOther = (name: string) => name.replaceAll(" ", "_");

/** Returns the beginnings of the three kinds of names in a line, as they are searched for. */
export function patternsOf(name: string) {
  return { own: `=${name}`, other: `|${patternOfOther(name)}`, laterWord: ` ${name}` };
}

/** Returns the gazetteer of these cities, of which the biggest comes first. */
export function writeGazetteer(cities: readonly City[]): string {
  const names = cities.map((city, line) => `${namesOf(city)}\t${line}\n`);
  const shown = cities.map((city) => `${describe(city)}\n`);
  return `${names.join("")}\n${shown.join("")}`;
}

function namesOf({ name, otherNames }: City): string {
  const own = new Set(spellingsOf(name));
  const others = new Set(otherNames.flatMap(spellingsOf).filter((other) => other !== "" && !own.has(other)));
  return `=${[...own].join("=")}=|${[...others].map(patternOfOther).join("|")}|`;
}

function describe({ id, name, latitude, longitude, timeZone, country, region }: City): string {
  const code = /^\D+$/.exec(region?.code ?? "")?.[0];
  const narrower = [region?.name, code, country.name, country.code, COUNTRY_ALIASES[country.code]];
  const address = addressOf(name, region?.name ?? "", country.name);
  const words = foldName(narrower.filter(Boolean).join(" "));
  return [words, id, name, address, latitude, longitude, timeZone, country.code].join("\t");
}

/** Returns the words for the region and country of a city, and the place, from its line in the second part. */
export function readCity(line: string): { narrower: string; place: Place } {
  const [narrower = "", id = "", displayName = "", formattedAddress = "", ...rest] = line.split("\t");
  const [latitude, longitude, timeZone = "", countryCode = ""] = rest;
  const location = { latitude: Number(latitude), longitude: Number(longitude) };
  const types = [...CITY_TYPES];
  return { narrower, place: { id, displayName, formattedAddress, location, types, timeZone, countryCode } };
}

/** Returns a city's full name, for example 'Łódź, Poland'. A region or country that only repeats the city's name is left out. */
function addressOf(city: string, region: string, country: string): string {
  const name = foldName(city);
  const isNew = (part: string) => part !== "" && !`${foldName(part)} `.startsWith(`${name} `);
  return [city, ...[region, country].filter(isNew)].join(", ");
}
