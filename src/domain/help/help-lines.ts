// Finds whom to call: by the person's country, else by their time zone, else internationally.

import americas from "#content/help/americas.json" with { type: "json" };
import asiaAfricaPacific from "#content/help/asia-africa-pacific.json" with { type: "json" };
import otherEurope from "#content/help/other-europe.json" with { type: "json" };
import own from "#content/help/own.json" with { type: "json" };
import westernEurope from "#content/help/western-europe.json" with { type: "json" };
import { ANYWHERE, type EmergencyNumber, emergencyNumbersOf } from "./emergency-numbers.ts";
import { HELP_COUNTRIES } from "./help-countries.ts";
import {
  type CountryHelp,
  type HelpFile,
  type HelpKind,
  type HelpLine,
  type HelpTopic,
  mergeHelpLines,
} from "./help-line.ts";
import { findCountryOfTimeZone } from "./time-zone-country.ts";

const ours = [westernEurope, otherEurope, americas, asiaAfricaPacific] as HelpFile[];

/** Every country with help lines, once: the built-in lines merged with the operator's `own.json`. */
export const COUNTRY_HELP: readonly CountryHelp[] = mergeHelpLines(
  ours.flatMap(({ countries }) => countries),
  (own as HelpFile).countries,
);

/** Territories that the lines of another country serve. */
const SERVED_BY: Record<string, string> = {
  AX: "FI",
  FO: "DK",
  SJ: "NO",
  GF: "FR",
  GP: "FR",
  MQ: "FR",
  RE: "FR",
  YT: "FR",
  GG: "GB",
  IM: "GB",
  JE: "GB",
  LI: "CH",
  AS: "US",
  GU: "US",
  MP: "US",
  PR: "US",
  VI: "US",
};

/** Directories of lines in nearly every country. */
export const INTERNATIONAL_HELP: readonly Required<Pick<HelpLine, "name" | "url" | "languages">>[] = [
  { name: "Find A Helpline", url: "https://findahelpline.com", languages: ["en"] },
  {
    name: "International Association for Suicide Prevention",
    url: "https://www.iasp.info/crisis-centres-helplines/",
    languages: ["en"],
  },
];

export type HelpRequest = {
  /** The country's code in ISO 3166-1 alpha-2, in any letter case. */
  country?: string;
  /** The person's time zone, an IANA name. */
  timeZone?: string;
  /** What the text speaks of. The lines that fit it come first. */
  kind?: HelpKind;
};

export type HelpOffer = {
  /** What decided the choice of the help lines. */
  basis: "country" | "time zone" | "international";
  country?: string;
  /** The emergency numbers, never empty. The one to try first comes first, and has what else is known. */
  emergency: readonly EmergencyNumber[];
  /** The help lines of the country, those that fit the kind first; empty where none is listed. */
  lines: readonly HelpLine[];
};

/** Returns whom to call in a country. It never throws. An unknown country or time zone counts as not given. */
export function helpLinesFor({ country, timeZone, kind }: HelpRequest): HelpOffer {
  const named = findCountry(country);
  const found = named ?? findCountryOfTimeZone(timeZone ?? "");
  if (found === undefined) return { basis: "international", emergency: ANYWHERE, lines: [] };
  const helpIn = (code: string) => COUNTRY_HELP.find((help) => help.country === code);
  return {
    basis: named === undefined ? "time zone" : "country",
    country: found,
    emergency: withDetails(emergencyNumbersOf(found), helpIn(found)),
    lines: inOrder(helpIn(SERVED_BY[found] ?? found)?.lines ?? [], topicOf(kind)),
  };
}

function findCountry(code: string | undefined): string | undefined {
  const wanted = code?.trim().toUpperCase();
  return HELP_COUNTRIES.find((known) => known === wanted);
}

/** Adds what is known about a country's emergency numbers to the first of them. */
function withDetails(
  [first, ...others]: readonly EmergencyNumber[],
  help: CountryHelp | undefined,
): EmergencyNumber[] {
  return first ? [{ ...first, ...help?.emergency }, ...others] : others;
}

/** Returns the topic of the lines that fit a kind. */
export function topicOf(kind: HelpKind | undefined): HelpTopic {
  return kind === "abuse" || kind === "child" || kind === "eating" ? kind : "crisis";
}

function inOrder(lines: readonly HelpLine[], first: HelpTopic): HelpLine[] {
  const topics = new Set<HelpTopic>([first, "crisis", "abuse", "child", "eating"]);
  return [...topics].flatMap((topic) => lines.filter((line) => line.topic === topic));
}
