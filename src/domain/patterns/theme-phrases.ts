import german from "#content/patterns/themes.de.json" with { type: "json" };
import english from "#content/patterns/themes.en.json" with { type: "json" };
import spanish from "#content/patterns/themes.es.json" with { type: "json" };
import type { Language } from "../duck/guess-language.ts";
import { anchorsOf } from "../duck/phrase-anchors.ts";
import { compilePhrases } from "../duck/phrases.ts";
import { THEMES, type Theme } from "./themes.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** Stems are found by their first letters; none is shorter. */
const START = 2;

export interface ThemePhrase {
  theme: Theme;
  /** Names the theme plainly. Otherwise it only hints at it. */
  isPlain: boolean;
  expression: RegExp;
}

/** The phrases of a language by the words, or beginnings of words, without which they cannot stand in a text. */
interface PhraseIndex {
  byWord: Map<string, ThemePhrase[]>;
  byStart: Map<string, { stem: string; phrase: ThemePhrase }[]>;
  anywhere: ThemePhrase[];
}

const LISTS: Partial<Record<Language, typeof english.themes>> = {
  en: english.themes,
  de: german.themes,
  es: spanish.themes,
};
/** Filled when the first text of a language is read. */
const indexes = new Map<Language, PhraseIndex>();

/**
 * Returns the phrases of the lists that may stand in a text that `plainOf` has flattened; `null` for a language without
 * lists. Few do, so that most of the some hundred expressions need not run.
 */
export function themePhrasesIn(plain: string, language: Language): ThemePhrase[] | null {
  const index = indexOf(language);
  if (!index) return null;
  const found = new Set(index.anywhere);
  for (const word of new Set(plain.match(WORD))) {
    for (const phrase of index.byWord.get(word) ?? []) found.add(phrase);
    for (const { stem, phrase } of index.byStart.get(word.slice(0, START)) ?? []) {
      if (word.startsWith(stem)) found.add(phrase);
    }
  }
  return [...found];
}

function indexOf(language: Language): PhraseIndex | null {
  const lists = LISTS[language];
  if (!lists) return null;
  const known = indexes.get(language);
  if (known) return known;
  const index: PhraseIndex = { byWord: new Map(), byStart: new Map(), anywhere: [] };
  for (const theme of THEMES) {
    for (const text of lists[theme].plain) addPhrase(index, text, { theme, isPlain: true });
    for (const text of lists[theme].hint) addPhrase(index, text, { theme, isPlain: false });
  }
  indexes.set(language, index);
  return index;
}

function addPhrase(index: PhraseIndex, text: string, about: Omit<ThemePhrase, "expression">): void {
  const expression = compilePhrases([text]);
  if (!expression) return;
  const phrase = { ...about, expression };
  const { words, stems, isAnywhere } = anchorsOf([text]);
  for (const word of words) index.byWord.set(word, [...(index.byWord.get(word) ?? []), phrase]);
  for (const stem of stems) {
    const start = stem.slice(0, START);
    index.byStart.set(start, [...(index.byStart.get(start) ?? []), { stem, phrase }]);
  }
  if (isAnywhere) index.anywhere.push(phrase);
}
