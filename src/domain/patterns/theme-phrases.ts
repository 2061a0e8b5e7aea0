import german from "#content/patterns/themes.de.json" with { type: "json" };
import english from "#content/patterns/themes.en.json" with { type: "json" };
import spanish from "#content/patterns/themes.es.json" with { type: "json" };
import type { Language } from "../duck/guess-language.ts";
import { endOfPhrase, type Phrase, type Place, readPhrase, type Words } from "./match-phrase.ts";
import { THEMES, type Theme } from "./themes.ts";

/** `plain` names the theme by itself, `hint` only adds to it, and a `veto` says that the text is not about the theme. */
const KINDS = ["plain", "hint", "veto"] as const;
type PhraseKind = (typeof KINDS)[number];

/** Where a phrase of the lists stands in a text: from the word `from` to before the word `to`. */
export interface FoundPhrase {
  theme: Theme;
  kind: PhraseKind;
  from: number;
  to: number;
}

interface ThemePhrase {
  theme: Theme;
  kind: PhraseKind;
  phrase: Phrase;
  /** The number of its place that the fewest texts have a word for, besides the first; `null` where it has no other. */
  rarePlace: number | null;
}

/** Things by a word, or by the beginning of a word. */
class WordMap<Thing> {
  readonly #byWord = new Map<string, Thing[]>();
  readonly #byStart = new Map<string, { stem: string; thing: Thing }[]>();

  addWord(word: string, thing: Thing): void {
    const known = this.#byWord.get(word);
    if (known) known.push(thing);
    else this.#byWord.set(word, [thing]);
  }

  addStem(stem: string, thing: Thing): void {
    const start = stem.slice(0, START);
    const known = this.#byStart.get(start);
    if (known) known.push({ stem, thing });
    else this.#byStart.set(start, [{ stem, thing }]);
  }

  /** Also finds a word without its ’s, and any number by the sign for one. */
  each(word: string, use: (thing: Thing) => void): void {
    this.#byWord.get(word)?.forEach(use);
    if (isNumeral(word)) this.#byWord.get(ANY_NUMBER)?.forEach(use);
    if (word.endsWith("'s")) this.#byWord.get(word.slice(0, -2))?.forEach(use);
    const stems = this.#byStart.get(word.slice(0, START));
    if (stems) for (const { stem, thing } of stems) if (word.startsWith(stem)) use(thing);
  }
}

interface Index {
  /** Phrases by the words with which they may begin. */
  firsts: WordMap<ThemePhrase>;
  /** The numbers of rare places by their words. */
  rare: WordMap<number>;
  places: number;
}

/** Stems are found by their first letters; none is shorter. */
const START = 2;
const ANY_NUMBER = "#";
const isNumeral = (word: string) => word >= "0" && word < ":";
const LISTS: Partial<Record<Language, Record<Theme, Record<PhraseKind, readonly string[]>>>> = {
  en: english.themes,
  de: german.themes,
  es: spanish.themes,
};
/** Words that stand in most texts, so that a phrase is better looked for by another. */
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
  for (const word of text.words) {
    index.rare.each(word, (place) => {
      isThere[place] = 1;
    });
  }
  const found: FoundPhrase[] = [];
  for (const [from, word] of text.words.entries()) {
    index.firsts.each(word, ({ theme, kind, phrase, rarePlace }) => {
      if (rarePlace !== null && isThere[rarePlace] === 0) return;
      const to = endOfPhrase(phrase, text, from);
      if (to !== null) found.push({ theme, kind, from, to });
    });
  }
  return found;
}

function indexOf(language: Language): Index | null {
  const lists = LISTS[language];
  if (!lists) return null;
  const known = indexes.get(language);
  if (known) return known;
  const index: Index = { firsts: new WordMap(), rare: new WordMap(), places: 0 };
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
  if (rare && rarePlace !== null) addPlace(index.rare, rare, rarePlace);
  for (const place of about.phrase) {
    if (place === "gap") continue;
    addPlace(index.firsts, place, { ...about, rarePlace });
    if (!place.isOptional) break;
  }
}

/** A thing is found by the first word of each choice. No list begins with any word. */
function addPlace<Thing>(map: WordMap<Thing>, { exact, others }: Place, thing: Thing): void {
  for (const word of exact) map.addWord(word, thing);
  for (const [first] of others) {
    if (first?.is === "exact") map.addWord(first.text, thing);
    else if (first?.is === "stem") map.addStem(first.text, thing);
    else if (first?.is === "number") map.addWord(ANY_NUMBER, thing);
  }
}

function rarePlaceOf(phrase: Phrase): Place | null {
  const [, ...others] = phrase.filter((place) => place !== "gap" && !place.isOptional);
  const rare = others.filter((place) => place !== "gap").filter(isRare);
  return rare.toSorted((one, other) => shortest(other) - shortest(one))[0] ?? null;
}

const textsOf = ({ exact, others }: Place) => [
  ...exact,
  ...others.map(([first]) => (first && "text" in first ? first.text : "")),
];
const isRare = (place: Place) => textsOf(place).every((text) => text !== "" && !FREQUENT.has(text));
const shortest = (place: Place) => Math.min(...textsOf(place).map((text) => text.length));
