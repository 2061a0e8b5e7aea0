import { type KnownStems, type StemmedWord, stemWords } from "#domain/text/stem.ts";

/** The number of characters of each text that are read. */
export const MOST_LETTERS = 400;
/** The number of words in a row that are indexed, and how many of them must not be frequent words. */
const WORDS = 4;
const LEAST_TELLING = 2;
/**
 * The number of different keys of stems: 13 bits each, so that four fit into a number. Stems with the same key are told
 * apart later.
 */
const KEY_RANGE = 2 ** 13;

/** The position of a phrase: the text, the first word, and the word after the last. */
export interface PhrasePosition {
  text: number;
  from: number;
  to: number;
}

export interface RepeatedPhraseIndex {
  words: readonly StemmedWord[][];
  /** The number of texts that contain each stem. */
  frequency: ReadonlyMap<string, number>;
  /** The positions of every four words in a row that several texts contain; one position for each text. */
  phrases: PhrasePosition[][];
}

/** Builds an inverted index of every four words in a row of the texts. The cost grows in proportion to the texts. */
export function indexPhrases(texts: readonly string[]): RepeatedPhraseIndex {
  const known: KnownStems = new Map();
  const words = texts.map((text) => stemWords(text, MOST_LETTERS, known));
  const numbers = new Map<string, number>();
  const frequency = new Map<string, number>();
  const places = new Map<number, PhrasePosition[]>();
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
  places: Map<number, PhrasePosition[]>,
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

/** Returns the key of four words in a row; `null` if nearly all of them are frequent words. */
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

/** Extends a phrase at both ends as long as the same words stand there at all positions. */
export function extendToSharedWords(
  places: readonly PhrasePosition[],
  words: RepeatedPhraseIndex["words"],
): PhrasePosition[] {
  const isShared = (at: (place: PhrasePosition) => number) => {
    const stems = new Set(places.map((place) => words[place.text]?.[at(place)]?.stem));
    return stems.size === 1 && !stems.has(undefined);
  };
  let before = 0;
  let after = 0;
  while (isShared(({ from }) => from - before - 1)) before += 1;
  while (isShared(({ to }) => to + after)) after += 1;
  return places.map(({ text, from, to }) => ({ text, from: from - before, to: to + after }));
}
