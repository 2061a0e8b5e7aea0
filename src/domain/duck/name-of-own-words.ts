/** Makes the name of a block from the first words of a text that name what it is about. */
import { closeQuotes } from "../readings/close-quotes.ts";
import { shortenToClause } from "../readings/step-title.ts";
import { trimEndWhere } from "../text/trim-end.ts";
import { DANGLING } from "./lexicon/closed-words.ts";
import { startOfMatter, withoutAdverbs, withoutOpening } from "./opening-words.ts";
import { capitalised } from "./render-frame.ts";
import { plainOf } from "./split-sentences.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MAX_LENGTH = 60;
/** A cut inside of a clause is kept as it is if it has at least this many words. */
const FULL_WORDS = 5;
/** The most words of a sentence that are read. A name and the words that are left out before it are shorter. */
const READ_WORDS = 40;

const GREETING = /^(?:hi|hello|hey|hallo|hola|dear|ok|okay|so|well|um|right|lol)$/i;
const CLAUSE_END = /[,;:.!?…]['’"”]?$/;
const JOINS_CLAUSES = /^(?:and|then|so|but|until|before|after|without)$/i;
/** A phrase or clause may end before these words. `to` is missing, since the verb behind it says what the sentence is about. */
const JOINS_PHRASES =
  /^(?:for|with|about|from|into|on|in|at|of|over|since|near|by|because|when|while|where|that|if|i|we|he|she|they)$/i;
/** Matches a name that tells of a duty, where the words that were cut off tell which. */
const BARE_DUTY = /^(?:I|We)(?: have|['’]ve got) an? .* to \p{L}+$/u;
/** At the end of a name, these words announce something that was cut off. */
const ANNOUNCING = new Set(
  "since near before after until always often only also ever again don't doesn't didn't haven't hasn't isn't aren't can't won't i'm i've i'd we're we've they're it's there's".split(
    " ",
  ),
);

export function isNameLike(name: string): boolean {
  const words = name.split(/\s+/).length;
  return words >= MIN_WORDS && words <= MAX_WORDS && name.length <= MAX_LENGTH && !/[.?!]$/.test(name);
}

/**
 * Returns the first words that end with a clause or phrase and have the length of a name; `null` if there are none. Words
 * that only say who the writer is are left out if more is told, and so are words before the matter (`I want to`) if the
 * name would be cut off too early with them.
 */
export function nameOfOwnWords(sentences: readonly string[]): string | null {
  const [first = "", ...others] = sentences;
  const matter = startOfMatter(first, others.length > 0);
  for (const sentence of [...(matter === null ? [] : [matter]), ...others, first]) {
    const name = nameOfSentence(wordsOf(sentence));
    if (isNameLike(name)) return closeQuotes(name);
  }
  return null;
}

function nameOfSentence(words: readonly string[]): string {
  const told = words.slice(words.findIndex((word) => !GREETING.test(word.replace(/\P{L}/gu, ""))));
  const whole = [told, withoutAdverbs(told)].find((each) => endOfClause(each) !== null);
  if (whole) return cut(whole);
  const usual = cut(told);
  if (isWellCut(told, usual)) return usual;
  const opened = withoutOpening(told);
  const shorter = cut(opened);
  if (opened !== told && isNameLike(shorter)) return shorter;
  // The name shows that the person's sentence goes on, where no phrase of it ends.
  return usual.split(" ").length < told.length ? `${usual}…` : usual;
}

function wordsOf(sentence: string): string[] {
  const bracket = sentence.indexOf("(");
  return (bracket > 0 ? sentence.slice(0, bracket) : sentence)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, READ_WORDS);
}

/** Returns the number of words up to the last clause end at which a name can end; `null` if there is none. */
function endOfClause(words: readonly string[]): number | null {
  if (words.length <= MAX_WORDS) return words.length;
  for (let at = MAX_WORDS; at > 2; at -= 1) {
    const isEnd = CLAUSE_END.test(words[at - 1] ?? "") && !words[at - 2]?.endsWith(":");
    if (isEnd || JOINS_CLAUSES.test(words[at] ?? "")) return at;
  }
  return null;
}

function cut(words: readonly string[]): string {
  const since = words.length > MAX_WORDS ? words.indexOf("since") : -1;
  const told = since >= MIN_WORDS ? words.slice(0, since) : words;
  const kept = withoutDangling(shortenToClause(told, MAX_WORDS).split(" "));
  return capitalised(trimEndWhere(kept, /[\s\p{P}]/u));
}

/** Returns whether a name that was cut inside of a clause still ends where a phrase does, and is long enough. */
function isWellCut(words: readonly string[], name: string): boolean {
  const length = name.split(" ").length;
  return length >= FULL_WORDS && !BARE_DUTY.test(name) && JOINS_PHRASES.test(words[length] ?? "");
}

function withoutDangling(words: string[]): string {
  const end = words.findLastIndex((word) => {
    const plain = plainOf(word);
    return word === "May" || !(DANGLING.has(plain) || ANNOUNCING.has(plain));
  });
  return words.slice(0, end + 1).join(" ");
}
