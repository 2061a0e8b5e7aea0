// Whom to call: by the country a person named, else by the time zone they are in, else whoever answers anywhere.

import { type CountryHelp, describeLine, type HelpLine } from "./help-line.ts";
import { AMERICAN_HELP } from "./help-lines.americas.ts";
import { ASIAN_AFRICAN_AND_PACIFIC_HELP } from "./help-lines.asia-africa-pacific.ts";
import { OTHER_EUROPEAN_HELP } from "./help-lines.other-europe.ts";
import { WESTERN_EUROPEAN_HELP } from "./help-lines.western-europe.ts";
import type { CrisisKind } from "./phrase-table.ts";
import { findCountryOfTimeZone } from "./time-zone-country.ts";

/** Every listed country once. */
export const COUNTRY_HELP: readonly CountryHelp[] = [
  ...WESTERN_EUROPEAN_HELP,
  ...OTHER_EUROPEAN_HELP,
  ...AMERICAN_HELP,
  ...ASIAN_AFRICAN_AND_PACIFIC_HELP,
];

/** Directories of lines in nearly every country. */
export const INTERNATIONAL_HELP: readonly HelpLine[] = [
  describeLine("crisis", "Find A Helpline", { url: "https://findahelpline.com", languages: ["en"] }),
  describeLine("crisis", "International Association for Suicide Prevention", {
    url: "https://www.iasp.info/crisis-centres-helplines/",
    languages: ["en"],
  }),
];

export type HelpRequest = {
  /** ISO 3166-1 alpha-2, in any case. */
  country?: string;
  /** IANA name. */
  timeZone?: string;
  /** What the text speaks of: somebody who is being abused sees those lines first. */
  kind?: CrisisKind;
};

export type HelpOffer = {
  /** What the choice rests on. */
  basis: "country" | "time zone" | "international";
  country?: string;
  /** Empty where the country is unknown: a wrong number is worse than none. */
  emergency: readonly string[];
  /** Nearest first; the international ones stand last. */
  lines: readonly HelpLine[];
};

/** The lines to show before anything else. Never throws, never empty; values it does not know are passed over. */
export function helpLinesFor({ country, timeZone, kind }: HelpRequest): HelpOffer {
  const named = findCountry(country);
  const found = named ?? findCountry(timeZone === undefined ? undefined : findCountryOfTimeZone(timeZone));
  if (found === undefined) return { basis: "international", emergency: [], lines: INTERNATIONAL_HELP };
  return {
    basis: named === undefined ? "time zone" : "country",
    country: found.country,
    emergency: found.emergency,
    lines: [...inOrder(found.lines, kind), ...INTERNATIONAL_HELP],
  };
}

function findCountry(code: string | undefined): CountryHelp | undefined {
  const wanted = code?.trim().toUpperCase();
  return COUNTRY_HELP.find((help) => help.country === wanted);
}

function inOrder(lines: readonly HelpLine[], kind: CrisisKind | undefined): HelpLine[] {
  const first = kind === "abuse" ? "abuse" : "crisis";
  return [...lines.filter((line) => line.topic === first), ...lines.filter((line) => line.topic !== first)];
}
