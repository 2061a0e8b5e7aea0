// What is known about a help line. The list was compiled from general knowledge on the day below, and nothing on it
// has been compared with its source since: that must happen before a release.

export const LIST_COMPILED = "2026-11-20";

export type HelpLine = {
  topic: "crisis" | "abuse";
  name: string;
  /** As it is dialled inside the country. */
  phone?: string;
  /** A number, or a word and the number it is sent to. */
  text?: string;
  url: string;
  hours: string;
  /** ISO 639-1. */
  languages: readonly string[];
  /** The official page that states the number. */
  source: string;
  /** ISO date on which the entry was listed. */
  listed: string;
};

export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The most general emergency number first. */
  emergency: readonly string[];
  lines: readonly HelpLine[];
};

const AROUND_THE_CLOCK = "24/7";

type LineDetails = Pick<HelpLine, "url" | "languages"> & Partial<HelpLine>;

/** A line that is open day and night, states its number on its own page and was listed with all others. */
export function describeLine(topic: HelpLine["topic"], name: string, details: LineDetails): HelpLine {
  return { hours: AROUND_THE_CLOCK, source: details.url, listed: LIST_COMPILED, ...details, topic, name };
}
