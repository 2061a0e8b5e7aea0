/** Finds typed words in longer texts, in the spelling of `foldText`. All searches and the page's marks use it. */
import { foldText } from "./fold-text.ts";

export const SEARCH_MAX = 200;
/** The maximum number of words of a search. More words do not narrow a search any further. */
const WORDS_MAX = 12;

/** Returns the different words of a search, normalised. A result must contain all of them. */
export function searchWordsOf(search: string): string[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** Returns whether the texts together contain all of the normalised words. */
export function containsWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = texts.map(foldText);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

/** A range of a text; `end` is the index after its last character. */
export interface Stretch {
  start: number;
  end: number;
}

/** Returns where any of the normalised words occur in the text, in order and without overlaps. */
export function findWords(text: string, words: readonly string[]): Stretch[] {
  const { folded, origins } = foldWithOrigins(text);
  const found = words
    .flatMap((word) => stretchesOf(folded, word))
    .sort((one, other) => one.start - other.start);
  const merged: Stretch[] = [];
  for (const { start, end } of found) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: origins[start]?.start ?? text.length,
    end: origins[end - 1]?.end ?? text.length,
  }));
}

function stretchesOf(folded: string, word: string): Stretch[] {
  const found: Stretch[] = [];
  if (word === "") return found;
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    found.push({ start: at, end: at + word.length });
  }
  return found;
}

/** A letter with the marks that belong to it. */
const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;

/** Returns the normalised text, and for each of its units the range of the original letter with its marks. */
function foldWithOrigins(text: string): { folded: string; origins: Stretch[] } {
  const origins: Stretch[] = [];
  const folded: string[] = [];
  // The folded spelling of each letter, kept because a text has few different letters and decomposing one is
  // expensive.
  const known = new Map<string, string>();
  let at = 0;
  for (const [letter] of text.matchAll(LETTER_WITH_MARKS)) {
    const plain = known.get(letter) ?? foldText(letter);
    known.set(letter, plain);
    const origin = { start: at, end: at + letter.length };
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(origin);
    folded.push(plain);
    at = origin.end;
  }
  return { folded: folded.join(""), origins };
}

const BEFORE = 60;
const AFTER = 110;

/** Returns a line of the text around the word, cut between words; `null` if the text does not contain it. */
export function excerptAround(text: string, word: string): string | null {
  const flat = text.replace(/\s+/g, " ").trim();
  const [first] = findWords(flat, [word]);
  if (!first) return null;
  const from = first.start <= BEFORE ? 0 : wordStartAfter(flat, first.start - BEFORE, first.start);
  const to =
    flat.length - first.end <= AFTER ? flat.length : wordEndBefore(flat, first.end + AFTER, first.end);
  return `${from > 0 ? "… " : ""}${flat.slice(from, to)}${to < flat.length ? " …" : ""}`;
}

function wordStartAfter(text: string, at: number, latest: number): number {
  const space = text.indexOf(" ", at);
  return space >= 0 && space < latest ? space + 1 : latest;
}

function wordEndBefore(text: string, at: number, earliest: number): number {
  const space = text.lastIndexOf(" ", at);
  return Math.max(space, earliest);
}
