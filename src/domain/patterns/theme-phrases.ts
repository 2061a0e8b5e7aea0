import german from "#content/patterns/themes.de.json" with { type: "json" };
import english from "#content/patterns/themes.en.json" with { type: "json" };
import spanish from "#content/patterns/themes.es.json" with { type: "json" };
import type { Language } from "../duck/guess-language.ts";
import { compilePhrases } from "../duck/phrases.ts";
import { type Head, isHeadIn, rarestHeads, requiredHeads } from "./phrase-heads.ts";
import { THEMES, type Theme } from "./themes.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** Stems are found by their first letters; none is shorter. */
const START = 2;

/** `plain` names the theme by itself, `hint` only adds to it, and a `veto` says that the text is not about the theme. */
type PhraseKind = "plain" | "hint" | "veto";

export interface ThemePhrase {
  theme: Theme;
  kind: PhraseKind;
  /** Compiled when it is needed for the first time. */
  expression: () => RegExp | null;
}

interface IndexedPhrase extends ThemePhrase {
  /** One list for each required word; a word of each must be in the text. */
  heads: readonly Head[][];
}

/** The phrases of a language by the words, or beginnings of words, without which they cannot stand in a text. */
interface Index {
  byWord: Map<string, IndexedPhrase[]>;
  byStart: Map<string, { stem: string; phrase: IndexedPhrase }[]>;
  anywhere: IndexedPhrase[];
}

type Lists = Record<Theme, Record<PhraseKind, readonly string[]>>;
const LISTS: Partial<Record<Language, Lists>> = {
  en: english.themes,
  de: german.themes,
  es: spanish.themes,
};
/** Filled when the first text of a language is read. */
const indexes = new Map<Language, Index>();

/**
 * Returns the phrases of the lists that may stand in a text that `plainOf` has flattened; `null` for a language without
 * lists. Few do, so that most of the some thousand expressions need not run.
 */
export function themePhrasesIn(plain: string, language: Language): ThemePhrase[] | null {
  const index = indexOf(language);
  if (!index) return null;
  const words = new Set(plain.match(WORD));
  const found = new Set(index.anywhere);
  for (const word of words) {
    for (const phrase of index.byWord.get(word) ?? []) found.add(phrase);
    for (const { stem, phrase } of index.byStart.get(word.slice(0, START)) ?? []) {
      if (word.startsWith(stem)) found.add(phrase);
    }
  }
  const isThere = (heads: readonly Head[]) => heads.some((head) => isHeadIn(head, words));
  return [...found].filter(({ heads }) => heads.every(isThere));
}

function indexOf(language: Language): Index | null {
  const lists = LISTS[language];
  if (!lists) return null;
  const known = indexes.get(language);
  if (known) return known;
  const index: Index = { byWord: new Map(), byStart: new Map(), anywhere: [] };
  for (const theme of THEMES) {
    for (const kind of ["plain", "hint", "veto"] as const) {
      for (const text of lists[theme][kind]) addPhrase(index, text, { theme, kind });
    }
  }
  indexes.set(language, index);
  return index;
}

function addPhrase(index: Index, text: string, about: Pick<ThemePhrase, "theme" | "kind">): void {
  let compiled: RegExp | null | undefined;
  const expression = () => {
    compiled ??= compilePhrases([text]);
    return compiled;
  };
  const heads = requiredHeads(text);
  const phrase = { ...about, expression, heads };
  const anchors = rarestHeads(heads);
  if (!anchors) index.anywhere.push(phrase);
  for (const { run, isStem } of anchors ?? []) {
    const start = run.slice(0, START);
    if (isStem) index.byStart.set(start, [...(index.byStart.get(start) ?? []), { stem: run, phrase }]);
    else index.byWord.set(run, [...(index.byWord.get(run) ?? []), phrase]);
  }
}
