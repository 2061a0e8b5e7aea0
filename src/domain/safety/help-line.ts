// What is known about a help line. The lists were written from general knowledge. A line that nobody has compared with
// its source since has no `verifiedOn`, and no page may show it as if somebody had.

export type HelpLine = {
  topic: "crisis" | "abuse";
  name: string;
  /** The number as it is dialled inside the country. */
  phone?: string;
  /** The number for text messages, or a word and the number to send it to. */
  text?: string;
  url: string;
  hours: string;
  /** The language of the line, in ISO 639-1. */
  languages: readonly string[];
  /** The official page that states the number. */
  source: string;
  /** The ISO date on which somebody compared the line with its source; `null` if nobody has. */
  verifiedOn: string | null;
};

export type CountryHelp = {
  /** The country of the line, in ISO 3166-1 alpha-2. */
  country: string;
  lines: readonly HelpLine[];
};

/** A line as stored in its file; `helpLineWithDefaults` fills in the defaults. */
export type WrittenLine = Pick<HelpLine, "topic" | "name" | "url" | "languages"> & Partial<HelpLine>;

/** A file of `content/help/`. */
export interface HelpFile {
  countries: readonly {
    country: string;
    /** In the operator's file: replaces all built-in lines of this country. */
    isInstead?: boolean;
    lines: readonly WrittenLine[];
  }[];
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
    const first = theirs.flatMap(({ lines }) => lines);
    const isInstead = theirs.some((help) => help.isInstead === true);
    const kept = builtIn
      .filter((help) => help.country === country && !isInstead)
      .flatMap(({ lines }) => lines)
      .filter(({ name }) => !first.some((line) => line.name === name));
    const lines = [...first, ...kept].map(({ topic, name, ...details }) =>
      helpLineWithDefaults(topic, name, details),
    );
    return { country, lines };
  });
}

const AROUND_THE_CLOCK = "24/7";

type LineDetails = Pick<HelpLine, "url" | "languages"> & Partial<HelpLine>;

/** A line with the usual details filled in: open day and night, its own page as the source, not verified. */
export function helpLineWithDefaults(topic: HelpLine["topic"], name: string, details: LineDetails): HelpLine {
  return { hours: AROUND_THE_CLOCK, source: details.url, verifiedOn: null, ...details, topic, name };
}
