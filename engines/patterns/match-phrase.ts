// Finds phrases in the words of a text, which is cut into words once: a regular expression for each of some hundred
// phrases would be ten times slower. In a phrase, `raise (my|our)? (prices|rates)` has alternatives and an optional word;
// `undercharg*` matches any rest of a word, `*` any word, `#` any number, and `…` up to four words. Phrases match whole
// words, have straight apostrophes and are in lower case.

/** A text as words. */
export interface Words {
  words: readonly string[];
  /** For each word, whether only blanks and commas stand between it and the word before. */
  isJoined: readonly boolean[];
}

type OneWord = { is: "exact" | "stem"; text: string } | { is: "any" } | { is: "number" };

/** One position of a phrase: a choice of words, or of several words in a row. */
export interface WordSlot {
  exact: ReadonlySet<string>;
  /** The choices other than single exact words: several words in a row, beginnings of words, any word or any number. */
  others: readonly OneWord[][];
  isOptional: boolean;
}

/** A position of a phrase, or a gap of up to four words. */
type Part = WordSlot | "gap";

/** A phrase as `readPhrase` returns it. */
export type Phrase = readonly Part[];

const TEXT_WORD = /[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*%?/gu;
const TOKEN = /\([^()]{1,380}\)\??|[^\s()]{1,60}/gu;
const JOINT = /^[ ,]{1,3}$/;
const LONGEST_GAP = 4;
const NUMBER = /^[\p{N}.]+$/u;

/** Cuts a text that `plainOf` has simplified into words. */
export function cutIntoWords(plain: string): Words {
  const words: string[] = [];
  const isJoined: boolean[] = [];
  let end = 0;
  for (const { 0: word, index } of plain.matchAll(TEXT_WORD)) {
    words.push(word);
    isJoined.push(isJoint(plain, end, index));
    end = index + word.length;
  }
  return { words, isJoined };
}

/**
 * Returns whether only blanks and commas stand between two words. The common case of one character is checked without a
 * regular expression.
 */
function isJoint(plain: string, end: number, next: number): boolean {
  if (next - end === 1) return plain[end] === " " || plain[end] === ",";
  return JOINT.test(plain.slice(end, next));
}

/** Reads a phrase. Errors in the phrase are not detected here; the content check finds them. */
export function readPhrase(text: string): Phrase {
  return (text.match(TOKEN) ?? []).map((token) => {
    if (token === "…") return "gap";
    const isOptional = token.endsWith("?");
    const choices = token.replace(/[()?]/g, "").split("|").map(wordsOfChoice);
    const isExact = ([first, second]: OneWord[]) => first?.is === "exact" && second === undefined;
    const exact = new Set(
      choices.filter(isExact).flatMap(([word]) => (word?.is === "exact" ? [word.text] : [])),
    );
    return { exact, others: choices.filter((choice) => !isExact(choice)), isOptional };
  });
}

function wordsOfChoice(choice: string): OneWord[] {
  return choice
    .trim()
    .split(/ {1,3}/)
    .map((word) => {
      if (word === "*") return { is: "any" };
      if (word === "#") return { is: "number" };
      if (word.endsWith("*")) return { is: "stem", text: word.slice(0, -1) };
      return { is: "exact", text: word };
    });
}

/** Returns the index after the last word of the phrase if the phrase begins at the word `start`, else `null`. */
export function endOfPhrase(phrase: Phrase, text: Words, start: number): number | null {
  return endFrom({ phrase, text, start }, 0, start);
}

interface Search {
  phrase: Phrase;
  text: Words;
  /** The index of the word with which the phrase begins. */
  start: number;
}

function endFrom(search: Search, part: number, at: number): number | null {
  const place = search.phrase[part];
  if (place === undefined) return at;
  if (place === "gap") return endBehindGap(search, part, at);
  if (place.others.length === 0) {
    const found = isExactAt(search, place, at) ? endFrom(search, part + 1, at + 1) : null;
    if (found !== null) return found;
  } else {
    for (const next of endsOfPlace(search, place, at)) {
      const found = endFrom(search, part + 1, next);
      if (found !== null) return found;
    }
  }
  return place.isOptional ? endFrom(search, part + 1, at) : null;
}

function endBehindGap(search: Search, part: number, at: number): number | null {
  const { text, start } = search;
  for (let end = at; end <= at + LONGEST_GAP && end <= text.words.length; end += 1) {
    if (end > at && !isReachable(text, end - 1, start)) return null;
    const found = endFrom(search, part + 1, end);
    if (found !== null) return found;
  }
  return null;
}

/** Returns whether one of the position's single exact words stands here. */
function isExactAt({ text, start }: Search, { exact }: WordSlot, at: number): boolean {
  const word = text.words[at];
  if (word === undefined || !isReachable(text, at, start)) return false;
  return exact.has(word) || (word.endsWith("'s") && exact.has(word.slice(0, -2)));
}

/** Returns the index after each choice of the position that stands here. */
function endsOfPlace(search: Search, place: WordSlot, at: number): number[] {
  const { text, start } = search;
  const standing = place.others.filter((choice) =>
    choice.every((each, index) => isWordAt(each, text, { at: at + index, start })),
  );
  return [...(isExactAt(search, place, at) ? [at + 1] : []), ...standing.map(({ length }) => at + length)];
}

function isReachable({ isJoined }: Words, at: number, start: number): boolean {
  return at === start || isJoined[at] === true;
}

function isWordAt(wanted: OneWord, text: Words, { at, start }: { at: number; start: number }): boolean {
  const word = text.words[at];
  if (word === undefined || !isReachable(text, at, start)) return false;
  if (wanted.is === "any") return true;
  if (wanted.is === "number") return NUMBER.test(word);
  return wanted.is === "stem" ? word.startsWith(wanted.text) : word === wanted.text;
}
