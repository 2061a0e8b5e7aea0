import { type KnownStems, type StemmedWord, stemWords } from "../../text/stem.ts";

/** The number of characters of each text that are read. */
export const MOST_LETTERS = 400;
/** Words in a row that are indexed, and how many of them must not be frequent words. */
const WORDS = 4;
const LEAST_TELLING = 2;
/** Stems are told apart by 13 bits in a key, four of which fit into a number. Two that share a key are told apart later. */
const KEY_RANGE = 2 ** 13;

/** Where a phrase stands: the text, the word it begins with, and the one after its last. */
export interface Place {
  text: number;
  from: number;
  to: number;
}

export interface PhraseIndex {
  words: readonly StemmedWord[][];
  /** The number of texts that a stem stands in. */
  frequency: ReadonlyMap<string, number>;
  /** The places of each four words in a row that stand in several texts; one place a text. */
  phrases: Place[][];
}

/** An inverted index of the texts' four words in a row. Its cost grows as the texts do. */
export function indexPhrases(texts: readonly string[]): PhraseIndex {
  const known: KnownStems = new Map();
  const words = texts.map((text) => stemWords(text, MOST_LETTERS, known));
  const numbers = new Map<string, number>();
  const frequency = new Map<string, number>();
  const places = new Map<number, Place[]>();
  for (const [text, list] of words.entries()) {
    for (const stem of new Set(list.map((word) => word.stem))) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
      if (!numbers.has(stem)) numbers.set(stem, numbers.size % KEY_RANGE);
    }
    addPlaces(places, { text, list, numbers });
  }
  return { words, frequency, phrases: [...places.values()].filter(({ length }) => length > 1) };
}

function addPlaces(
  places: Map<number, Place[]>,
  {
    text,
    list,
    numbers,
  }: { text: number; list: readonly StemmedWord[]; numbers: ReadonlyMap<string, number> },
): void {
  for (let from = 0; from + WORDS <= list.length; from += 1) {
    const key = keyAt(list, from, numbers);
    if (key === null) continue;
    const found = places.get(key);
    if (!found) places.set(key, [{ text, from, to: from + WORDS }]);
    else if (found.at(-1)?.text !== text) found.push({ text, from, to: from + WORDS });
  }
}

/** `null` for words that are nearly all frequent ones. */
function keyAt(
  words: readonly StemmedWord[],
  from: number,
  numbers: ReadonlyMap<string, number>,
): number | null {
  let key = 0;
  let telling = 0;
  for (let at = from; at < from + WORDS; at += 1) {
    const word = words[at];
    if (!word) return null;
    if (!word.isStopWord) telling += 1;
    key = key * KEY_RANGE + (numbers.get(word.stem) ?? 0);
  }
  return telling >= LEAST_TELLING ? key : null;
}

/** Makes a phrase longer at both ends for as long as the same words stand there at all places. */
export function extendPlaces(places: readonly Place[], words: PhraseIndex["words"]): Place[] {
  const isShared = (at: (place: Place) => number) => {
    const stems = new Set(places.map((place) => words[place.text]?.[at(place)]?.stem));
    return stems.size === 1 && !stems.has(undefined);
  };
  let before = 0;
  let after = 0;
  while (isShared(({ from }) => from - before - 1)) before += 1;
  while (isShared(({ to }) => to + after)) after += 1;
  return places.map(({ text, from, to }) => ({ text, from: from - before, to: to + after }));
}
