import { createContext } from "react";
import type { HelpLine } from "./help-line.ts";

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
