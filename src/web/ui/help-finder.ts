import { createContext } from "react";
import type { HelpLine } from "./help-line.ts";

/** Finds the lines of another country. */
export interface HelpFinder {
  /** By name. */
  countries: readonly { code: string; name: string }[];
  /** Rejects where the server does not answer. */
  find: (country: string) => Promise<HelpLine[]>;
}

/** Loads the finder lazily. Without a provider, the person cannot choose another country. */
export const HelpFinderContext = createContext<(() => Promise<HelpFinder>) | null>(null);
