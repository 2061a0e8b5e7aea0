// The languages in which the crisis path looks for outright phrases.

import { OTHER_LANGUAGES } from "./safety-languages.ts";

/** Their English names, the ones that are looked at most closely first. */
export const CHECKED_LANGUAGES: readonly string[] = [
  "English",
  "German",
  "Spanish",
  ...OTHER_LANGUAGES.map(({ name }) => name),
];
