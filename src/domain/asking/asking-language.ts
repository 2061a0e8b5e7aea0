import { guessLanguage } from "../text/guess-language.ts";

/** The languages in which the app asks. Texts in any other language are asked about in English. */
export const ASKING_LANGUAGES = ["en", "de", "es"] as const;
export type AskingLanguage = (typeof ASKING_LANGUAGES)[number];
export type TextLanguage = AskingLanguage | "other";

/** Matches letters and marks that tell German and Spanish from English in a text of a few words. */
const GERMAN_LETTER = /[äöüß]/iu;
const SPANISH_MARK = /[ñ¿¡áíóú]/iu;
const ENGLISH_WORD = /\b(?:the|and|i|i['’]m|my|to|is|of|it|that|with|not|don['’]t|in|at|for)\b/iu;

/** Returns the language of a person's text. A text without any sign of another language counts as English. */
export function languageOf(text: string): TextLanguage {
  const language = guessLanguage(text);
  if (language === "en" && !ENGLISH_WORD.test(text)) {
    if (GERMAN_LETTER.test(text)) return "de";
    if (SPANISH_MARK.test(text)) return "es";
  }
  return ASKING_LANGUAGES.find((known) => known === language) ?? "other";
}

export function askingLanguage(language: TextLanguage): AskingLanguage {
  return language === "other" ? "en" : language;
}
