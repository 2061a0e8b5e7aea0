// Finds phrases in a row of words. A phrase is a line of elements:
//   word          that word              one|two       either
//   begin*        any word that begins so @class        a named word list
//   element?      may be missing          ~3            up to three other words, within a clause
//   !one|two      any word but these      ~3@class      up to three words of that word list
// A line that begins with "^" is found only where a clause begins, one that ends with "$" only where a sentence ends.
// Matching walks a set of positions whose size the gaps bound, so the work grows with the text's length only.

import { appendTo } from "#domain/append-to.ts";
import { foldLetters } from "./fold-letters.ts";
import { type Element, type Fold, fits, readElement, SHORTEST_BEGINNING } from "./read-element.ts";

export type Word = {
  text: string;
  sentence: number;
  /** Whether a comma, colon, dash, bracket or quotation mark stands before the word. */
  opensClause: boolean;
};

/** Counts comparisons, so that a test can limit the work without measuring time. */
export type StepTally = { steps: number };

type Phrase<Meaning> = {
  elements: Element[];
  meaning: Meaning;
  holdsNegator: boolean;
  opensClause: boolean;
  endsSentence: boolean;
  /** The words at which a gap of the phrase ends. */
  stops: ReadonlySet<string>;
};

export type PhraseHit<Meaning> = { start: number; end: number; meaning: Meaning; holdsNegator: boolean };

export class PhraseIndex<Meaning> {
  readonly vocabulary = new Set<string>();
  readonly #byFirstWord = new Map<string, Phrase<Meaning>[]>();
  readonly #byFirstLetters = new Map<string, Phrase<Meaning>[]>();
  readonly #negators: ReadonlySet<string>;
  /** The elements of the phrases so far, and whether one of their words is a negator. */
  readonly #elements = new Map<Element, boolean>();
  readonly #fold: Fold;

  /** `fold` returns the spellings under which a word of the data may stand in a text. */
  constructor(negators: ReadonlySet<string>, fold: Fold = foldLetters) {
    this.#negators = negators;
    this.#fold = fold;
    for (const word of negators) this.vocabulary.add(word);
  }

  /**
   * Adds every line of `phrases`; throws on a line that cannot be indexed, which is a mistake in the data.
   * A gap ends before a word of `stops`, which are the negators unless the caller gives its own.
   */
  add(phrases: string, classes: Record<string, string>, meaning: Meaning, stops = this.#negators): void {
    for (const line of phrases.split("\n")) {
      const trimmed = line.trim();
      if (trimmed !== "") this.#addPhrase(trimmed, classes, { meaning, stops });
    }
  }

  /** Returns whether a phrase begins with the word at `start`. */
  matchesAt(words: readonly Word[], start: number, tally: StepTally): boolean {
    const word = words[start];
    if (!word) return false;
    const phrases = this.#findBeginning(word.text);
    return phrases.some((phrase) => this.#matchAfter(phrase, words, start, tally) > start);
  }

  find(words: readonly Word[], tally: StepTally): PhraseHit<Meaning>[] {
    const hits: PhraseHit<Meaning>[] = [];
    const present = new Set(words.map((word) => word.text));
    const possible = new Map<string, readonly Phrase<Meaning>[]>();
    for (const [start, word] of words.entries()) {
      let phrases = possible.get(word.text);
      if (!phrases) {
        phrases = this.#findBeginning(word.text).filter((phrase) => canOccur(phrase, present, tally));
        possible.set(word.text, phrases);
      }
      for (const phrase of phrases) {
        const end = this.#matchAfter(phrase, words, start, tally);
        if (end > start) {
          hits.push({ start, end, meaning: phrase.meaning, holdsNegator: phrase.holdsNegator });
        }
      }
    }
    return hits;
  }

  /** Returns the phrases whose first element matches this word. */
  #findBeginning(text: string): readonly Phrase<Meaning>[] {
    const exact = this.#byFirstWord.get(text) ?? [];
    const begun = this.#byFirstLetters.get(text.slice(0, SHORTEST_BEGINNING)) ?? [];
    if (begun.length === 0) return exact;
    const fitting = begun.filter(({ elements: [first] }) => first !== undefined && fits(first, text));
    return [...new Set([...exact, ...fitting])];
  }

  #addPhrase(
    line: string,
    classes: Record<string, string>,
    rest: Pick<Phrase<Meaning>, "meaning" | "stops">,
  ) {
    const opensClause = line.startsWith("^ ");
    const endsSentence = line.endsWith(" $");
    const elements = line
      .slice(opensClause ? 2 : 0, endsSentence ? -2 : undefined)
      .split(/\s+/)
      .map((source) => readElement(source, { classes, fold: this.#fold }));
    const first = elements[0];
    if (!first || first.isOptional || first.isInverted || first.gap > 0)
      throw new Error(`A phrase needs a first word: ${line}`);
    const holdsNegator = elements.filter((element) => this.#addElement(element)).length > 0;
    const phrase = { elements, holdsNegator, opensClause, endsSentence, ...rest };
    for (const word of first.words) appendTo(this.#byFirstWord, word, phrase);
    for (const prefix of first.prefixes) {
      appendTo(this.#byFirstLetters, prefix.slice(0, SHORTEST_BEGINNING), phrase);
    }
  }

  /** Adds an element to the index. Returns whether one of its words is a negator. */
  #addElement(element: Element): boolean {
    const known = this.#elements.get(element);
    if (known !== undefined) return known;
    for (const word of element.words) this.vocabulary.add(word);
    const holdsNegator = element.gap === 0 && holdsAny(element.words, this.#negators);
    this.#elements.set(element, holdsNegator);
    return holdsNegator;
  }

  /** Returns the end of the longest match that begins at `start`, or `start` if there is none. */
  #matchAfter(phrase: Phrase<Meaning>, words: readonly Word[], start: number, tally: StepTally): number {
    if (phrase.opensClause && !opensClause(words, start)) return start;
    let positions = [start + 1];
    for (let at = 1; at < phrase.elements.length; at += 1) {
      const element = phrase.elements[at];
      if (!element) break;
      const next: number[] = [];
      for (const position of positions) {
        tally.steps += 1;
        if (element.gap > 0)
          tally.steps += skipWords({ words, position, element, stops: phrase.stops }, next);
        else takeWord(words, position, element, next);
      }
      if (next.length === 0) return start;
      positions = next;
    }
    const ends = phrase.endsSentence ? positions.filter((end) => !isSameSentence(words, end)) : positions;
    return Math.max(start, ...ends);
  }
}

type Gap = { words: readonly Word[]; position: number; element: Element; stops: ReadonlySet<string> };

/**
 * Adds the positions that a gap can reach to `reached`. A gap ends before the first word of a clause and before a stop
 * word such as a negation, which would reverse the meaning. Returns the number of words that were looked at.
 */
function skipWords({ words, position, element, stops }: Gap, reached: number[]): number {
  addOnce(reached, position);
  for (let end = position + 1; end <= position + element.gap; end += 1) {
    const word = words[end - 1];
    const isOpen = word && !word.opensClause && isSameSentence(words, end - 1) && !stops.has(word.text);
    if (!isOpen || (element.words.size > 0 && !fits(element, word.text))) return end - position;
    addOnce(reached, end);
  }
  return element.gap;
}

/**
 * Returns whether the text contains a word for every required element of the phrase. The last elements are checked
 * first, because they are the rarest.
 */
function canOccur<Meaning>(phrase: Phrase<Meaning>, present: ReadonlySet<string>, tally: StepTally): boolean {
  for (let at = phrase.elements.length - 1; at > 0; at -= 1) {
    const element = phrase.elements[at];
    tally.steps += 1;
    if (element?.isRequired && !holdsAny(present, element.words)) return false;
  }
  return true;
}

function holdsAny(present: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  for (const word of words) if (present.has(word)) return true;
  return false;
}

function takeWord(words: readonly Word[], position: number, element: Element, reached: number[]): void {
  const word = words[position];
  if (element.isOptional) addOnce(reached, position);
  if (word && isSameSentence(words, position) && fits(element, word.text)) addOnce(reached, position + 1);
}

function addOnce(positions: number[], position: number): void {
  if (!positions.includes(position)) positions.push(position);
}

function opensClause(words: readonly Word[], start: number): boolean {
  return start === 0 || words[start]?.opensClause === true || !isSameSentence(words, start);
}

/** Returns whether the word at `position` is in the same sentence as the word before it. */
function isSameSentence(words: readonly Word[], position: number): boolean {
  return words[position]?.sentence === words[position - 1]?.sentence;
}
