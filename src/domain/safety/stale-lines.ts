import { DAY_MS } from "../time.ts";
import type { CountryHelp, HelpLine } from "./help-line.ts";

const YEAR_DAYS = 365;

export interface StaleLine {
  country: string;
  line: HelpLine;
  /** The number of days since somebody compared the line with its source; `null` if nobody has. */
  days: number | null;
}

/** Returns every line that nobody has compared with its source within the year before `now`. */
export function findStaleLines(countries: readonly CountryHelp[], now: Date): StaleLine[] {
  return countries.flatMap(({ country, lines }) =>
    lines.flatMap((line): StaleLine[] => {
      if (line.verifiedOn === null) return [{ country, line, days: null }];
      const days = Math.floor((now.getTime() - Date.parse(line.verifiedOn)) / DAY_MS);
      return days > YEAR_DAYS ? [{ country, line, days }] : [];
    }),
  );
}
