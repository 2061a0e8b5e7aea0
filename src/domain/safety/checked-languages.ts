// The languages in which texts are checked for a crisis.

import { OTHER_LANGUAGES } from "./safety-languages.ts";

/** The English names of the languages. Those with the most thorough checks come first. */
export const CHECKED_LANGUAGES: readonly string[] = [
  "English",
  "German",
  "Spanish",
  ...OTHER_LANGUAGES.map(({ name }) => name),
];
