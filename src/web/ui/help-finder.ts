import { createContext } from "react";
import type { HelpLine } from "./help-line.ts";

/** The place of the choice of a country, which is as high before it has loaded as after. */
export const CHOICE_PLACE = "my-6 min-h-20";

/** Returns the country that help lines are for; an empty text if it is unknown. */
export function countryOf(lines: readonly HelpLine[]): string {
  return lines.find(({ country }) => country !== null)?.country ?? "";
}

/** Returns the emergency numbers and the other lines. */
export function withEmergencyApart(lines: readonly HelpLine[]): Record<"emergency" | "others", HelpLine[]> {
  return {
    emergency: lines.filter(({ kind }) => kind === "emergency"),
    others: lines.filter(({ kind }) => kind !== "emergency"),
  };
}

/** Finds the help lines of any country. */
export interface HelpFinder {
  /** The countries, sorted by name. */
  countries: readonly { code: string; name: string }[];
  /** Returns the help lines of a country. Rejects if the server does not answer. */
  find: (country: string) => Promise<HelpLine[]>;
}

/**
 * A function that loads the finder of help lines lazily. Without a provider, the person cannot choose another
 * country.
 */
export const HelpFinderContext = createContext<(() => Promise<HelpFinder>) | null>(null);
