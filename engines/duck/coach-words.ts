/** The words around a person's own in a chat without a model (`words/coach`). */

import {
  ASKING_LANGUAGES,
  type AskingLanguage,
  askingLanguage,
  languageOf,
} from "#domain/asking/asking-language.ts";
import {
  COACH_TAPS,
  type CoachTap,
  DANGER_TAPS,
  type DangerTap,
  type HelpTap,
} from "#domain/chat/coach-taps.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import { assessDistress } from "#engines/safety/index.ts";
import de from "./words/coach/de.json" with { type: "json" };
import en from "./words/coach/en.json" with { type: "json" };
import es from "./words/coach/es.json" with { type: "json" };

export type CoachWords = typeof en;

const WORDS: Record<AskingLanguage, CoachWords> = { en, de, es };

export function coachWordsFor(language: AskingLanguage): CoachWords {
  return WORDS[language];
}

/** Returns what the taps send in a language, in the order in which they are offered. */
export function coachTaps(language: AskingLanguage): { tap: CoachTap; words: string }[] {
  return COACH_TAPS.map((tap) => ({ tap, words: WORDS[language].taps[tap] }));
}

/** The same for the taps that are offered where somebody may be in danger. */
export function dangerTaps(language: AskingLanguage): { tap: DangerTap; words: string }[] {
  return DANGER_TAPS.map((tap) => ({ tap, words: WORDS[language].danger.taps[tap] }));
}

/** Returns the tap whose words a message consists of, tapped or typed, in any of the languages. */
export function tapOf(message: string): CoachTap | undefined {
  return findTap(message, COACH_TAPS, (words) => words.taps);
}

/** The same for the taps that are offered where somebody may be in danger. */
export function dangerTapOf(message: string): DangerTap | undefined {
  return findTap(message, DANGER_TAPS, (words) => words.danger.taps);
}

/** Returns the tap that changes which help stands beside the conversation. */
export function helpTapOf(message: string): HelpTap | undefined {
  return dangerTapOf(message) ?? (tapOf(message) === "more" ? "more" : undefined);
}

/** Returns whether a message is one of the taps, in any of the languages. */
export function isTap(message: string): boolean {
  return tapOf(message) !== undefined || dangerTapOf(message) !== undefined;
}

function findTap<Tap extends string>(
  message: string,
  taps: readonly Tap[],
  wordsIn: (words: CoachWords) => Record<Tap, string>,
): Tap | undefined {
  const plain = plainMessage(message);
  return taps.find((tap) =>
    ASKING_LANGUAGES.some((language) => plainMessage(wordsIn(WORDS[language])[tap]) === plain),
  );
}

/** Returns the language of a chat, as its texts have it together: a message alone is often too short to tell. */
export function chatLanguage(userContext: string, messages: readonly string[]): AskingLanguage {
  const typed = [userContext, ...messages.filter((message) => !isTap(message))];
  const language = languageOf(typed.join("\n"));
  // A cry for help is often shorter than what the language can be told by; the phrase that was found in it knows.
  const found = typed.map((text) => assessDistress(text).language).find(isAskingLanguage);
  return (language === "en" && found) || askingLanguage(language);
}

function isAskingLanguage(language: string | undefined): language is AskingLanguage {
  return ASKING_LANGUAGES.some((known) => known === language);
}

/** Returns a short message as the lists of phrases spell it: lower-case, with plain apostrophes, without marks at its ends. */
export function plainMessage(message: string): string {
  const plain = message
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^[\s¿¡"“„]+/, "");
  return trimEndWhere(plain, /[\s.!?…,"“”]/);
}
