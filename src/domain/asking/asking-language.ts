import { guessLanguage } from "../text/guess-language.ts";

/** The languages in which the app asks. Texts in any other language are asked about in English. */
export const ASKING_LANGUAGES = ["en", "de", "es"] as const;
export type AskingLanguage = (typeof ASKING_LANGUAGES)[number];
export type TextLanguage = AskingLanguage | "other";

/** Returns the language of a person's text. A text too short to tell counts as English. */
export function languageOf(text: string): TextLanguage {
  const language = guessLanguage(text);
  return ASKING_LANGUAGES.find((known) => known === language) ?? "other";
}

export function askingLanguage(language: TextLanguage): AskingLanguage {
  return language === "other" ? "en" : language;
}
