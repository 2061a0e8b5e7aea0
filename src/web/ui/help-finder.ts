import { createContext } from "react";
import type { HelpLine } from "./help-line.ts";

/** Finds the lines of another country. */
export interface HelpFinder {
  /** By name. */
  countries: readonly { code: string; name: string }[];
  /** Rejects where the server does not answer. */
  find: (country: string) => Promise<HelpLine[]>;
}

/** Loads the finder, which only those who need help need. Without a provider no other country can be chosen. */
export const HelpFinderContext = createContext<(() => Promise<HelpFinder>) | null>(null);
