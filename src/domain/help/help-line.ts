// What is known about a help line, and from which page it is known.

/** What kind of crisis a text speaks of. */
export type CrisisKind = "suicide" | "self-harm" | "abuse" | "emergency";

/** What a text was found to speak of: a kind of crisis, a child in danger, or an eating disorder. */
export type HelpKind = CrisisKind | "child" | "eating";

/** What a help line is for. */
export type HelpTopic = "crisis" | "abuse" | "child" | "eating";

/** The page with which a line was compared. */
export interface LineSource {
  /** The address, which is shown where it is the page of an operator or a government. */
  page?: string;
  /** Whose page it is. A `list` is an open list that names no source of its own. */
  by: "operator" | "government" | "press" | "other" | "list";
  /** The day, month or year of the page as it names it, such as `2016-09-05` or `about 2023-12`; absent if it has no date. */
  dated?: string;
  /** The ISO date on which somebody compared the line with the page. */
  comparedOn: string;
}

/** Ways to reach a line or an emergency number without speaking. */
export interface SilentWays {
  /** The number for text messages, or a word and the number to send it to, such as "SHOUT to 85258". */
  text?: string;
  /** The address of the page where the chat is. */
  chat?: string;
}

export interface HelpLine extends SilentWays {
  topic: HelpTopic;
  name: string;
  /** The number as it is dialled inside the country. */
  phone?: string;
  /** Further numbers of the same line. */
  alsoPhones?: readonly string[];
  /** The number in WhatsApp, with the code of the country. */
  whatsapp?: string;
  url?: string;
  hours?: string;
  /** The languages of the line, in ISO 639-1. */
  languages: readonly string[];
  /** For whom the line is, or what to know before calling. */
  note?: string;
  /** Absent where no page is known that states the number. */
  source?: LineSource;
}

/** What is known about the emergency numbers of a country besides the numbers. */
export interface EmergencyDetails extends SilentWays {
  /** A sentence that says how to call without speaking. */
  silent?: string;
  source?: LineSource;
}

export interface CountryHelp {
  /** The country of the lines, in ISO 3166-1 alpha-2. */
  country: string;
  emergency?: EmergencyDetails;
  lines: readonly HelpLine[];
}

/** A file of `content/help/`. */
export interface HelpFile {
  /** In the operator's file, `isInstead` replaces all built-in lines of the country. */
  countries: readonly (CountryHelp & { isInstead?: boolean })[];
}

/** Returns whether a line is known from a page that is not merely an open list. Only such a line is shown first. */
export function isSure({ source }: Pick<HelpLine, "source">): boolean {
  return source !== undefined && source.by !== "list";
}

/**
 * Returns the lines of each country: the operator's before the built-in ones. An operator's line replaces a built-in
 * line of the same name.
 */
export function mergeHelpLines(
  builtIn: HelpFile["countries"],
  operators: HelpFile["countries"],
): CountryHelp[] {
  const countries = [...new Set([...builtIn, ...operators].map(({ country }) => country))];
  return countries.map((country) => {
    const theirs = operators.filter((help) => help.country === country);
    const ours = builtIn.filter((help) => help.country === country);
    const first = theirs.flatMap(({ lines }) => lines);
    const isInstead = theirs.some((help) => help.isInstead === true);
    const kept = isInstead ? [] : ours.flatMap(({ lines }) => lines);
    const emergency = [...theirs, ...ours].find((help) => help.emergency !== undefined)?.emergency;
    return {
      country,
      ...(emergency && { emergency }),
      lines: [...first, ...kept.filter(({ name }) => !first.some((line) => line.name === name))],
    };
  });
}
