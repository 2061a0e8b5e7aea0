import { THEMES, type Theme } from "#domain/readings/themes.ts";
import type { Language } from "#domain/text/guess-language.ts";
import { endOfPhrase, type Phrase, readPhrase, type WordSlot, type Words } from "./match-phrase.ts";
import {
  ANY_NUMBER,
  type Entry,
  KINDS,
  type PhraseKind,
  type ThemePhrase,
  WordMap,
} from "./theme-word-map.ts";
import german from "./words/themes.de.json" with { type: "json" };
import english from "./words/themes.en.json" with { type: "json" };
import spanish from "./words/themes.es.json" with { type: "json" };

/** A phrase of the lists that a text contains: from the word `from` to before the word `to`. */
export interface FoundPhrase {
  theme: Theme;
  kind: PhraseKind;
  from: number;
  to: number;
}

interface Index {
  words: WordMap;
  /** The number of rare positions. */
  places: number;
}

const LISTS: Partial<Record<Language, Record<Theme, Record<PhraseKind, readonly string[]>>>> = {
  en: english.themes,
  de: german.themes,
  es: spanish.themes,
};
/** Words of most texts. A phrase is better looked for by another of its words. */
const FREQUENT = new Set(
  (
    "i the to a and my it that of in is me not be have on what this so but do for or with you no we he she they " +
    "ich es nicht das die der und zu mir mich ist ein eine noch was er sie wir auf mit kann den " +
    "que de la el en y lo un una se es por con mi le para los las más si ya al"
  ).split(" "),
);
/** Filled when the first text of a language is read. */
const indexes = new Map<Language, Index>();

/** Returns every place at which a phrase of the lists begins; `null` for a language without lists. */
export function findThemePhrases(text: Words, language: Language): FoundPhrase[] | null {
  const index = indexOf(language);
  if (!index) return null;
  const isThere = new Uint8Array(index.places);
  const entries = text.words.map((word) => index.words.entriesOf(word));
  for (const { rarePlaces } of entries.flat()) for (const place of rarePlaces) isThere[place] = 1;
  const found: FoundPhrase[] = [];
  for (const [from, ofWord] of entries.entries()) {
    for (const { phrases } of ofWord) addFound(found, phrases, { text, from, isThere });
  }
  return found;
}

/**
 * Adds those of the phrases that begin at a word. A phrase is skipped if the text has no word for its rare position.
 */
function addFound(
  found: FoundPhrase[],
  phrases: readonly ThemePhrase[],
  { text, from, isThere }: { text: Words; from: number; isThere: Uint8Array },
): void {
  for (const { theme, kind, phrase, rarePlace } of phrases) {
    if (rarePlace !== null && isThere[rarePlace] === 0) continue;
    const to = endOfPhrase(phrase, text, from);
    if (to !== null) found.push({ theme, kind, from, to });
  }
}

function indexOf(language: Language): Index | null {
  const lists = LISTS[language];
  if (!lists) return null;
  const known = indexes.get(language);
  if (known) return known;
  const index: Index = { words: new WordMap(), places: 0 };
  for (const theme of THEMES) {
    for (const kind of KINDS) {
      for (const text of lists[theme][kind]) addPhrase(index, { theme, kind, phrase: readPhrase(text) });
    }
  }
  indexes.set(language, index);
  return index;
}

function addPhrase(index: Index, about: Omit<ThemePhrase, "rarePlace">): void {
  const rare = rarePlaceOf(about.phrase);
  const rarePlace = rare && index.places++;
  if (rare && rarePlace !== null) {
    for (const entry of entriesOfPlace(index.words, rare)) entry.rarePlaces.push(rarePlace);
  }
  for (const place of about.phrase) {
    if (place === "gap") continue;
    for (const entry of entriesOfPlace(index.words, place)) entry.phrases.push({ ...about, rarePlace });
    if (!place.isOptional) break;
  }
}

/** Returns the entries of the first word of each choice of a position. No phrase of the lists begins with any word. */
function entriesOfPlace(words: WordMap, { exact, others }: WordSlot): Entry[] {
  const found = [...exact].map((word) => words.entryOfWord(word));
  for (const [first] of others) {
    if (first?.is === "exact") found.push(words.entryOfWord(first.text));
    else if (first?.is === "stem") found.push(words.entryOfStem(first.text));
    else if (first?.is === "number") found.push(words.entryOfWord(ANY_NUMBER));
  }
  return found;
}

function rarePlaceOf(phrase: Phrase): WordSlot | null {
  const [, ...others] = phrase.filter((place) => place !== "gap" && !place.isOptional);
  const rare = others.filter((place) => place !== "gap").filter(isRare);
  return rare.toSorted((one, other) => shortest(other) - shortest(one))[0] ?? null;
}

const textsOf = ({ exact, others }: WordSlot) => [
  ...exact,
  ...others.map(([first]) => (first && "text" in first ? first.text : "")),
];
const isRare = (place: WordSlot) => textsOf(place).every((text) => text !== "" && !FREQUENT.has(text));
const shortest = (place: WordSlot) => Math.min(...textsOf(place).map((text) => text.length));
