import type { Theme } from "#domain/readings/themes.ts";
import type { Phrase } from "./match-phrase.ts";

/** `plain` names the theme by itself, `hint` only adds to it, and a `veto` says that the text is not about the theme. */
export const KINDS = ["plain", "hint", "veto"] as const;
export type PhraseKind = (typeof KINDS)[number];

export interface ThemePhrase {
  theme: Theme;
  kind: PhraseKind;
  phrase: Phrase;
  /**
   * The number of the phrase's position, other than the first, whose words the fewest texts contain; `null` if it has
   * no other.
   */
  rarePlace: number | null;
}

/** What is indexed under a word, or under the beginning of a word. */
export interface Entry {
  /** The phrases that may begin with this word. */
  phrases: ThemePhrase[];
  /** The numbers of the rare positions that this word may fill. */
  rarePlaces: number[];
}

/** Maps words and beginnings of words to entries. */
export class WordMap {
  readonly #byWord = new Map<string, Entry>();
  readonly #byStart = new Map<string, { stem: string; entry: Entry }[]>();

  entryOfWord(word: string): Entry {
    const known = this.#byWord.get(word) ?? newEntry();
    this.#byWord.set(word, known);
    return known;
  }

  entryOfStem(stem: string): Entry {
    const start = stem.slice(0, START);
    const stems = this.#byStart.get(start) ?? [];
    this.#byStart.set(start, stems);
    const known = stems.find((each) => each.stem === stem);
    if (known) return known.entry;
    const entry = newEntry();
    stems.push({ stem, entry });
    return entry;
  }

  /** Returns the entries for a word of a text. It also looks the word up without ’s, and matches a number with a phrase's `#`. */
  entriesOf(word: string): Entry[] {
    const found: Entry[] = [];
    const add = (entry: Entry | undefined) => entry && found.push(entry);
    add(this.#byWord.get(word));
    if (isNumeral(word)) add(this.#byWord.get(ANY_NUMBER));
    if (word.endsWith("'s")) add(this.#byWord.get(word.slice(0, -2)));
    const stems = this.#byStart.get(word.slice(0, START));
    if (stems) for (const { stem, entry } of stems) if (word.startsWith(stem)) found.push(entry);
    return found;
  }
}

const newEntry = (): Entry => ({ phrases: [], rarePlaces: [] });

/** The number of first letters by which beginnings of words are found. None is shorter. */
const START = 2;
export const ANY_NUMBER = "#";
const isNumeral = (word: string) => word >= "0" && word < ":";
