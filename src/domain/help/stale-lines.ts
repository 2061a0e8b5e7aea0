import { DAY_MS } from "../time.ts";
import type { CountryHelp, HelpLine } from "./help-line.ts";

const YEAR_DAYS = 365;

export interface AgedLine {
  country: string;
  line: HelpLine;
  /** The number of days since somebody compared the line with its source; `null` if it has none. */
  days: number | null;
  /** True if nobody has compared the line with its source within a year, or if it has none. */
  isStale: boolean;
}

/**
 * Returns every line, the least known first: those without a source, those whose page has no date, then by the date of
 * the page.
 */
export function sortByAge(countries: readonly CountryHelp[], now: Date): AgedLine[] {
  const aged = countries.flatMap(({ country, lines }) =>
    lines.map((line): AgedLine => {
      const days = line.source
        ? Math.floor((now.getTime() - Date.parse(line.source.comparedOn)) / DAY_MS)
        : null;
      return { country, line, days, isStale: days === null || days > YEAR_DAYS };
    }),
  );
  return aged.toSorted((one, other) => (ageOf(one) < ageOf(other) ? -1 : 1));
}

/** Returns a text by which lines are sorted. */
function ageOf({ line: { source }, country }: AgedLine): string {
  if (source === undefined) return `0 ${country}`;
  if (source.dated === undefined) return `1 ${source.comparedOn} ${country}`;
  return `2 ${source.dated.replace("about ", "")} ${country}`;
}
