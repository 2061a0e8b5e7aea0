// Turns typed text into the plain words the phrase data is written in, undoing the usual disguises.

import { stripMarks } from "./fold-letters.ts";
import { GUARDED_WORDS, MASKED_WORDS } from "./guarded-words.ts";
import type { Word } from "./phrase-matcher.ts";
import { isSelfCompound } from "./self-compounds.ts";
import { replaceSoundAlikes } from "./sound-alikes.ts";
import { PAIRS, RUN_TOGETHER, SPELLINGS } from "./spelling.ts";

const SHORTEST_GUARDED = 6;
const LONGEST_GUARDED = 15;
const SHORTEST_LETTER_RUN = 3;
const LONGEST_LETTER_RUN = 60;

const LOOKALIKES: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  ѕ: "s",
  ԁ: "d",
};
const LETTER_DIGITS: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The guarded words and their forms with one letter left out, each with the guarded word. */
const guardedByDeletion = new Map<string, string>();
for (const word of GUARDED_WORDS) {
  for (const shorter of [word, ...deletions(word)]) {
    if (!guardedByDeletion.has(shorter)) guardedByDeletion.set(shorter, word);
  }
}

/**
 * Returns the plain words of a text. `vocabulary` are the words of the phrase data; a disguise is undone only if the
 * result is one of them.
 */
export function readWords(text: string, vocabulary: ReadonlySet<string>): Word[] {
  const raw = splitWords(text);
  const spaced = joinLetterRuns(mergeOneWordSentences(raw), vocabulary);
  const spellings = new Map<string, string>();
  const spelled: Word[] = [];
  for (const word of spaced) {
    const apart = Object.hasOwn(RUN_TOGETHER, word.text) ? RUN_TOGETHER[word.text] : undefined;
    if (apart) spelled.push(...splitApart(word, apart));
    else spelled.push(respell(word, vocabulary, spellings));
  }
  return replaceSoundAlikes(joinPairs(spelled));
}

function splitWords(text: string): Word[] {
  const plain = stripMarks(text.replace(/['’‘`´ʼ]/g, "")).replace(
    /[\u0430-\u0501]/g,
    (letter) => LOOKALIKES[letter] ?? letter,
  );
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const match of plain.matchAll(/[a-z0-9@$*]+(?:!+[a-z0-9@$*]+)*/g)) {
    const between = plain.slice(end, match.index);
    const isPlain = between === " ";
    if (!isPlain && words.length > 0 && endsSentence(between)) sentence += 1;
    words.push({ text: match[0], sentence, opensClause: !isPlain && /[^\s\p{L}]/u.test(between) });
    end = match.index + match[0].length;
  }
  return words;
}

/** Returns whether a sentence ends here. An ellipsis or a single line break ends none. */
function endsSentence(between: string): boolean {
  if (/[!?;]/.test(between) || /\n\s*\n/.test(between)) return true;
  return between.includes(".") && !between.includes("..");
}

/** Merges sentences of one word each into one: "I. want. to. die." is one sentence typed for effect. */
function mergeOneWordSentences(words: readonly Word[]): Word[] {
  const lengths: number[] = [];
  for (const word of words) lengths[word.sentence] = (lengths[word.sentence] ?? 0) + 1;
  let dropped = 0;
  let previous = 0;
  return words.map((word) => {
    const { sentence } = word;
    const isBoundary = sentence !== previous;
    const isAfterWord = lengths[sentence - 1] === 1;
    const isJoined = isAfterWord && (lengths[sentence] === 1 || lengths[sentence - 2] === 1);
    if (isBoundary && isJoined) dropped += 1;
    const opensClause = word.opensClause && !(isBoundary && (isJoined || lengths[sentence] === 1));
    previous = sentence;
    return { text: word.text, sentence: sentence - dropped, opensClause };
  });
}

/** Joins single letters that spell a known word: "k i l l", "s.u.i.c.i.d.e". */
function joinLetterRuns(words: readonly Word[], vocabulary: ReadonlySet<string>): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word && word.text.length > 1) {
      joined.push(word);
      at += 1;
      continue;
    }
    let end = at;
    while (end < words.length && end - at < LONGEST_LETTER_RUN && words[end]?.text.length === 1) end += 1;
    const run = words.slice(at, Math.max(end, at + 1));
    const first = run[0];
    const parts =
      run.length >= SHORTEST_LETTER_RUN
        ? cutIntoWords(run.map((word) => word.text).join(""), vocabulary)
        : [];
    if (first && parts.length > 0) joined.push(...parts.map((text) => ({ ...first, text })));
    else joined.push(...run);
    at += run.length;
  }
  return joined;
}

/** Returns the cut of the letters into the fewest known words; an empty list if there is none. */
function cutIntoWords(letters: string, vocabulary: ReadonlySet<string>): string[] {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_GUARDED); start < end; start += 1) {
      const before = best[start];
      if (!before || before.length + 1 >= (best[end]?.length ?? letters.length)) continue;
      const piece = letters.slice(start, end);
      if (vocabulary.has(piece) || piece in PAIRS || piece === "to") best[end] = [...before, piece];
    }
  }
  return best[letters.length] ?? [];
}

function splitApart(word: Word, parts: readonly string[]): Word[] {
  return parts.map((text, index) => ({ ...word, text, opensClause: word.opensClause && index === 0 }));
}

/** Returns the word with disguises and typing errors undone. `spellings` caches the results for this text. */
function respell(word: Word, vocabulary: ReadonlySet<string>, spellings: Map<string, string>): Word {
  let text = spellings.get(word.text);
  if (text === undefined) {
    text = findSpelling(word.text, vocabulary);
    spellings.set(word.text, text);
  }
  return text === word.text ? word : { ...word, text };
}

function findSpelling(text: string, vocabulary: ReadonlySet<string>): string {
  if (vocabulary.has(text) || text.length > LONGEST_LETTER_RUN) return text;
  if (Object.hasOwn(SPELLINGS, text)) return SPELLINGS[text] ?? text;
  if (text.includes("*"))
    return MASKED_WORDS.find((word) => fitsMask(word, text)) ?? text.replaceAll("*", "");
  const letters = text.replace(/[013457@$!]/g, (sign) => LETTER_DIGITS[sign] ?? sign);
  const isDisguised = letters !== text && /[a-z]/.test(text);
  const candidates = isDisguised ? [letters, text.replaceAll("1", "l").replaceAll("!", "l")] : [text];
  for (const candidate of candidates) {
    const found = findKnown(candidate, vocabulary);
    if (found !== undefined) return found;
  }
  return text;
}

function findKnown(text: string, vocabulary: ReadonlySet<string>): string | undefined {
  const drawnOut = [
    text,
    text.replace(/(.)\1{2,}/g, "$1$1"),
    text.replace(/(.)\1{2,}/g, "$1"),
    text.replace(/(.)\1+$/, "$1"),
  ];
  for (const candidate of drawnOut) {
    if (vocabulary.has(candidate)) return candidate;
    if (candidate.endsWith("in") && vocabulary.has(`${candidate}g`)) return `${candidate}g`;
    if (Object.hasOwn(SPELLINGS, candidate)) return SPELLINGS[candidate];
  }
  const shortest = drawnOut[2] ?? text;
  if (shortest.length < SHORTEST_GUARDED - 1 || shortest.length > LONGEST_GUARDED) return undefined;
  for (const candidate of [shortest, ...deletions(shortest)]) {
    const guarded = guardedByDeletion.get(candidate);
    if (guarded !== undefined && isOneSlipAway(shortest, guarded)) return guarded;
  }
  return undefined;
}

/**
 * Returns whether two words differ by one wrong, missing or added letter or by two swapped neighbours. The first letter
 * must be equal.
 */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let left = 0;
  while (left < typed.length && typed[left] === meant[left]) left += 1;
  const typedRest = typed.slice(left);
  const meantRest = meant.slice(left);
  const isSwapped = typedRest[0] === meantRest[1] && typedRest[1] === meantRest[0];
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    (isSwapped && typedRest.slice(2) === meantRest.slice(2))
  );
}

function deletions(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function fitsMask(word: string, mask: string): boolean {
  return (
    word.length === mask.length &&
    word[0] === mask[0] &&
    Array.from(mask).every((letter, index) => letter === "*" || letter === word[index])
  );
}

function joinPairs(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const [at, word] of words.entries()) {
    const before = joined.at(-1);
    const isCompound = isSelfCompound(word, words[at + 1], words[at + 2]);
    const isAdjacent = before !== undefined && before.sentence === word.sentence && !isCompound;
    const pairs = isAdjacent && Object.hasOwn(PAIRS, before.text) ? PAIRS[before.text] : undefined;
    const pair = pairs && Object.hasOwn(pairs, word.text) ? pairs[word.text] : undefined;
    if (before && pair !== undefined) joined[joined.length - 1] = { ...before, text: pair };
    else joined.push(word);
  }
  return joined;
}
