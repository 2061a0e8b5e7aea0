import german from "#content/patterns/themes.de.json" with { type: "json" };
import english from "#content/patterns/themes.en.json" with { type: "json" };
import spanish from "#content/patterns/themes.es.json" with { type: "json" };
import { guessLanguage, type Language } from "../duck/guess-language.ts";
import { anchorsOf, mayStandIn, type TextWords, wordsOf } from "../duck/phrase-anchors.ts";
import { compilePhrases } from "../duck/phrases.ts";
import { plainOf } from "../duck/split-sentences.ts";
import type { HardPart } from "../readings/hard-part.ts";
import { THEMES, type Theme } from "./themes.ts";

/** In characters. The rest of a longer text is not read. */
const MOST_READ = 2400;
/** A phrase that names a theme plainly, and a word that only hints at it. */
const PLAIN_WEIGHT = 2;
const HINT_WEIGHT = 0.5;
/** A theme needs this score, and this lead on the second. */
const LEAST_SCORE = 2;
const LEAST_LEAD = 1;

const OF_HARD_PART: Record<HardPart, Theme> = {
  begin: "beginning",
  choose: "choosing",
  fear: "fear-of-failing",
  waiting: "waiting-for-somebody",
  overload: "too-much-at-once",
  repeat: "repeating",
  unsaid: "unsaid",
  loss: "loss",
};

type Lists = typeof english.themes;
interface PhraseList {
  anchors: ReturnType<typeof anchorsOf>;
  expression: RegExp | null;
}
type Compiled = { theme: Theme; plain: PhraseList; hint: PhraseList }[];

/** Compiled when the first text of a language is read. */
const compiled = new Map<Language, Compiled>();
const LISTS: Partial<Record<Language, Lists>> = {
  en: english.themes,
  de: german.themes,
  es: spanish.themes,
};

/**
 * Returns what a text is about, or `null` where that is not plain. The person's own answer counts most: `named` (their
 * correction, or a model's name for it; "none" if they said that no theme fits), then their hard part. Only then do the
 * word lists of `content/patterns` decide. They prefer saying nothing to saying something wrong.
 */
export function themeOf(text: string, hardPart: HardPart | null, named: Theme | "none" | null): Theme | null {
  if (named) return named === "none" ? null : named;
  if (hardPart) return OF_HARD_PART[hardPart];
  const [first, second] = themeScores(text).sort((one, other) => other.score - one.score);
  if (!first || first.score < LEAST_SCORE) return null;
  return first.score - (second?.score ?? 0) >= LEAST_LEAD ? first.theme : null;
}

/** Returns a score for each theme by the word lists of the text's language; nothing for other languages. */
export function themeScores(text: string): { theme: Theme; score: number }[] {
  const plain = plainOf(text.slice(0, MOST_READ));
  const words = wordsOf([plain]);
  return listsOf(guessLanguage(plain)).map(({ theme, plain: list, hint }) => ({
    theme,
    score: PLAIN_WEIGHT * countIn(list, plain, words) + HINT_WEIGHT * countIn(hint, plain, words),
  }));
}

function countIn({ anchors, expression }: PhraseList, plain: string, words: TextWords): number {
  if (!expression || !mayStandIn(anchors, words)) return 0;
  return new Set(Array.from(plain.matchAll(expression), ([match]) => match)).size;
}

function listsOf(language: Language): Compiled {
  const known = compiled.get(language);
  if (known) return known;
  const lists = LISTS[language];
  const made = lists
    ? THEMES.map((theme) => ({
        theme,
        plain: compile(lists[theme].plain),
        hint: compile(lists[theme].hint),
      }))
    : [];
  compiled.set(language, made);
  return made;
}

function compile(phrases: readonly string[]): PhraseList {
  return { anchors: anchorsOf(phrases), expression: compilePhrases(phrases) };
}
