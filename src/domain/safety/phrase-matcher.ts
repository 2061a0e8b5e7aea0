// Finds phrases in a row of words. A phrase is a line of elements:
//   word          that word              one|two       either
//   begin*        any word that begins so @class        a named word list
//   element?      may be missing          ~3            up to three other words, within a clause
// Matching walks a set of positions whose size the gaps bound, so the work grows with the text's length only.

import { foldLetters } from "./fold-letters.ts";

export type Word = {
  text: string;
  sentence: number;
  /** A comma, colon, dash, bracket or quotation mark stands before it. */
  opensClause: boolean;
};

/** Counts comparisons, so that a test can hold the work to a line without a clock. */
export type StepTally = { steps: number };

type Element = { words: ReadonlySet<string>; prefixes: readonly string[]; isOptional: boolean; gap: number };
type Phrase<Meaning> = { elements: Element[]; meaning: Meaning; holdsNegator: boolean };

export type PhraseHit<Meaning> = { start: number; end: number; meaning: Meaning; holdsNegator: boolean };

/** The letters that a `begin*` must have, by which it is found. */
const SHORTEST_BEGINNING = 3;

export class PhraseIndex<Meaning> {
  readonly vocabulary = new Set<string>();
  readonly #byFirstWord = new Map<string, Phrase<Meaning>[]>();
  readonly #byFirstLetters = new Map<string, Phrase<Meaning>[]>();
  readonly #negators: ReadonlySet<string>;

  constructor(negators: ReadonlySet<string>) {
    this.#negators = negators;
    for (const word of negators) this.vocabulary.add(word);
  }

  /** Adds every line of `phrases`; throws on a line that cannot be indexed, which is a mistake in the data. */
  add(phrases: string, classes: Record<string, string>, meaning: Meaning): void {
    for (const line of phrases.split("\n")) {
      const trimmed = line.trim();
      if (trimmed !== "") this.#addPhrase(trimmed, classes, meaning);
    }
  }

  find(words: readonly Word[], tally: StepTally): PhraseHit<Meaning>[] {
    const hits: PhraseHit<Meaning>[] = [];
    for (const [start, word] of words.entries()) {
      for (const phrase of this.#findBeginning(word.text)) {
        const end = this.#matchAfter(phrase, words, start, tally);
        if (end > start) {
          hits.push({ start, end, meaning: phrase.meaning, holdsNegator: phrase.holdsNegator });
        }
      }
    }
    return hits;
  }

  /** The phrases whose first element takes this word. */
  #findBeginning(text: string): readonly Phrase<Meaning>[] {
    const exact = this.#byFirstWord.get(text) ?? [];
    const begun = this.#byFirstLetters.get(text.slice(0, SHORTEST_BEGINNING)) ?? [];
    if (begun.length === 0) return exact;
    const fitting = begun.filter(({ elements: [first] }) => first !== undefined && fits(first, text));
    return [...new Set([...exact, ...fitting])];
  }

  #addPhrase(line: string, classes: Record<string, string>, meaning: Meaning): void {
    const elements = line.split(/\s+/).map((source) => readElement(source, classes));
    const first = elements[0];
    if (!first || first.isOptional || first.gap > 0) throw new Error(`A phrase needs a first word: ${line}`);
    const holdsNegator = elements.some((element) =>
      [...element.words].some((word) => this.#negators.has(word)),
    );
    const phrase = { elements, meaning, holdsNegator };
    for (const element of elements) for (const word of element.words) this.vocabulary.add(word);
    for (const word of first.words) append(this.#byFirstWord, word, phrase);
    for (const prefix of first.prefixes) {
      append(this.#byFirstLetters, prefix.slice(0, SHORTEST_BEGINNING), phrase);
    }
  }

  /** The end of the longest match whose first word stands at `start`, or `start` itself. */
  #matchAfter(phrase: Phrase<Meaning>, words: readonly Word[], start: number, tally: StepTally): number {
    let positions = [start + 1];
    for (let at = 1; at < phrase.elements.length; at += 1) {
      const element = phrase.elements[at];
      if (!element) break;
      const next: number[] = [];
      for (const position of positions) {
        tally.steps += 1 + element.gap;
        if (element.gap > 0) this.#skipWords(words, position, element.gap, next);
        else takeWord(words, position, element, next);
      }
      if (next.length === 0) return start;
      positions = next;
    }
    return Math.max(...positions);
  }

  /** A gap stops before a clause's first word and before a negation, which would turn the meaning. */
  #skipWords(words: readonly Word[], position: number, limit: number, reached: number[]): void {
    addOnce(reached, position);
    for (let end = position + 1; end <= position + limit; end += 1) {
      const word = words[end - 1];
      if (!word || word.opensClause || !isSameSentence(words, end - 1) || this.#negators.has(word.text))
        return;
      addOnce(reached, end);
    }
  }
}

function takeWord(words: readonly Word[], position: number, element: Element, reached: number[]): void {
  const word = words[position];
  if (element.isOptional) addOnce(reached, position);
  if (word && isSameSentence(words, position) && fits(element, word.text)) addOnce(reached, position + 1);
}

function addOnce(positions: number[], position: number): void {
  if (!positions.includes(position)) positions.push(position);
}

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The word at `position` continues the sentence of the word before it, so a phrase may go on into it. */
function isSameSentence(words: readonly Word[], position: number): boolean {
  return words[position]?.sentence === words[position - 1]?.sentence;
}

function fits(element: Element, text: string): boolean {
  return element.words.has(text) || element.prefixes.some((prefix) => text.startsWith(prefix));
}

function readElement(source: string, classes: Record<string, string>): Element {
  if (source.startsWith("~")) {
    return { words: new Set(), prefixes: [], isOptional: false, gap: Number(source.slice(1)) };
  }
  const isOptional = source.endsWith("?");
  const alternatives = (isOptional ? source.slice(0, -1) : source).split("|");
  const named = alternatives.flatMap((part) => (part.startsWith("@") ? readClass(part, classes) : [part]));
  const spelled = named.flatMap(foldLetters);
  const prefixes = spelled.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  if (prefixes.some((prefix) => prefix.length < SHORTEST_BEGINNING))
    throw new Error(`Too short a beginning: ${source}`);
  return { words: new Set(spelled.filter((word) => !word.endsWith("*"))), prefixes, isOptional, gap: 0 };
}

function readClass(name: string, classes: Record<string, string>): string[] {
  const members = classes[name.slice(1)];
  if (members === undefined) throw new Error(`Unknown word list: ${name}`);
  return members.trim().split(/[\s|]+/);
}
