/**
 * A quick check before the regular expression of a list of phrases is run: a text can contain a phrase only if it
 * contains one particular word of it. Each text is checked against some hundred lists, and has no word of most of them.
 */

import { appendTo } from "../append-to.ts";

const LETTERS = /[\p{L}\p{N}]+/gu;
const TOKEN = /\([^()]{1,380}\)\??|[^\s()]{1,60}/gu;
const SHORTEST_STEM = 2;
const LONGEST_STEM = 12;

export interface Anchors {
  /** The words of which the text must contain at least one. */
  words: readonly string[];
  /** The beginnings of words, for phrases that leave the rest of the word open. */
  stems: readonly string[];
  /** True if a phrase has no such word, so that any text may contain it. */
  isAnywhere: boolean;
}

export interface TextWords {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** Returns the words of texts that `plainOf` has simplified, and the beginnings of these words. */
export function wordsOf(texts: readonly string[]): TextWords {
  const words = new Set(texts.flatMap((text) => text.match(LETTERS) ?? []));
  const stems = new Set<string>();
  for (const word of words) {
    for (let end = SHORTEST_STEM; end <= Math.min(word.length, LONGEST_STEM); end += 1)
      stems.add(word.slice(0, end));
  }
  return { words, stems };
}

export function anchorsOf(phrases: readonly string[]): Anchors {
  const words = new Set<string>();
  const stems = new Set<string>();
  let isAnywhere = false;
  for (const phrase of phrases) {
    const heads = headsOf(phrase);
    if (heads === null) isAnywhere = true;
    for (const { run, isStem } of heads ?? []) (isStem ? stems : words).add(run);
  }
  return { words: [...words], stems: [...stems], isAnywhere };
}

/** Returns false only if the text cannot contain any of the phrases. */
export function mayStandIn(anchors: Anchors, text: TextWords): boolean {
  return (
    anchors.isAnywhere ||
    anchors.words.some((word) => text.words.has(word)) ||
    anchors.stems.some((stem) => text.stems.has(stem))
  );
}

/** Finds those of many lists of phrases that a text may contain, without a check of each list. */
export class AnchorIndex<Item extends { anchors: Anchors }> {
  readonly #anywhere: Item[] = [];
  readonly #byWord = new Map<string, Item[]>();
  readonly #byStem = new Map<string, Item[]>();

  constructor(items: readonly Item[]) {
    for (const item of items) {
      const { words, stems, isAnywhere } = item.anchors;
      if (isAnywhere) this.#anywhere.push(item);
      for (const word of words) appendTo(this.#byWord, word, item);
      for (const stem of stems) appendTo(this.#byStem, stem, item);
    }
  }

  /** Returns every item for which `mayStandIn` is true. */
  findPossible({ words, stems }: TextWords): ReadonlySet<Item> {
    const possible = new Set(this.#anywhere);
    for (const word of words) for (const item of this.#byWord.get(word) ?? []) possible.add(item);
    for (const stem of stems) for (const item of this.#byStem.get(stem) ?? []) possible.add(item);
    return possible;
  }
}

interface Head {
  run: string;
  isStem: boolean;
}

/**
 * Returns the beginnings of the longest required word, one for each alternative; `null` if no required word has
 * letters.
 */
function headsOf(phrase: string): Head[] | null {
  const required = (phrase.match(TOKEN) ?? []).filter((token) => token !== "…" && !token.endsWith("?"));
  const candidates = required.map(alternativesOf).filter((heads) => heads !== null);
  const shortest = (heads: readonly Head[]) => Math.min(...heads.map(({ run }) => run.length));
  return candidates.sort((one, other) => shortest(other) - shortest(one))[0] ?? null;
}

function alternativesOf(token: string): Head[] | null {
  const heads = token.replace(/[()]/g, "").split("|").map(headOf);
  return heads.every((head) => head !== null) ? heads : null;
}

function headOf(alternative: string): Head | null {
  const [first = ""] = alternative.trim().split(" ");
  const [run = ""] = first.match(LETTERS) ?? [];
  if (run === "" || !first.startsWith(run)) return null;
  const isStem = first === `${run}*`;
  if (isStem && run.length < SHORTEST_STEM) return null;
  return { run: isStem ? run.slice(0, LONGEST_STEM) : run, isStem };
}
