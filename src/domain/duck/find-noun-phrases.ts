/** Finds noun phrases with an everyday noun, and what stands around them. */
import {
  ADVERBS,
  AUXILIARIES,
  COMMON_VERBS,
  CONJUNCTIONS,
  NUMBER_WORDS,
  PREPOSITIONS,
  PRONOUNS,
  TIME_NOUNS,
} from "./lexicon/closed-words.ts";
import { isEverydayNoun, isNamedIfOwn, isNamedWithNoun } from "./lexicon/everyday-nouns.ts";
import {
  ABOUT_IT,
  AMOUNTS,
  ARTICLES,
  BEFORE_CAUSE,
  COMPARES,
  DEALS_WITH,
  HAS,
  LEAD_IN,
  MOSTLY_VERBS,
  NEED_A_MODIFIER,
  OF_OTHERS,
  OF_RELATIVE,
  OTHERS,
  OWN,
  OWNERS,
  ROLES,
  SAYS_WHEN,
  SAYS_WHERE,
  SELF,
  SUBORDINATES,
  VERBS_OF_THINGS,
} from "./lexicon/noun-phrase-words.ts";
import { ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { isHandled, isSaid } from "./role-of-noun.ts";

export interface NounPhrase {
  /** The words that name the thing, without the article and without words that only describe it. */
  words: string[];
  head: string;
  determiner: "own" | "article" | "none";
  isOwn: boolean;
  /** True if the sentence begins with it. */
  isStart: boolean;
  /** True if it is the object of something that is done with it, or of having it. */
  isObject: boolean;
  /** True if it is the object of something that is done with it. */
  isDone: boolean;
  /** True if it is said to do something to the person, or to be the cause of something: 'the oven frightens me'. */
  isActing: boolean;
  /** True if it is said by the way, behind 'when' or 'while', or far back in a list. */
  isAside: boolean;
  /** True if it is only picked up, put on, closed or put away by the way: 'and I pack my tools'. */
  isHandled: boolean;
  /** True if it is the person's and is what is to be said: 'tell him my prices go up'. */
  isSaid: boolean;
  /** True if it only describes another noun: 'the treasurer of our club'. */
  isOfNoun: boolean;
  /** True if it belongs to another person, or another person acts on it. */
  isOfOther: boolean;
  /** True if it only says where something is. */
  isPlace: boolean;
  /** True if it only says what something is for. */
  isPurpose: boolean;
  /** True if it only says when something is. */
  isTime: boolean;
}

/** The number of the clause of a sentence from which nouns are further things of a list. */
const LATE_CLAUSE = 2;
const LONGEST_PHRASE = 4;
/** The number of words before a phrase in which its verb is looked for. */
const VERB_DISTANCE = 4;

/** Returns the noun phrases of a sentence, which is flattened by `plainOf`. */
export function nounPhrasesIn(plain: string): NounPhrase[] {
  return plain.split(/[,;:()"!?]|\.(?=\s|$)|\s[-–—]+\s/).flatMap((clause, index) => {
    const words = clause
      .trim()
      .replace(LEAD_IN, index === 0 ? "" : "$&")
      .split(/\s+/)
      .filter(Boolean);
    return words.flatMap((_, at) => phraseAt(words, at, index) ?? []);
  });
}

function phraseAt(words: readonly string[], at: number, clause: number): NounPhrase | null {
  const bounds = boundsOf(words, at);
  if (bounds === null) return null;
  const { named, inner, first, determiner } = bounds;
  const verb = verbBefore(words, first);
  const before = words.slice(0, first);
  const isOwned = inner.some((word) => /'s$|-in-law$/.test(word) || ROLE_PRONOUNS.has(word));
  const head = words[at] ?? "";
  const isCause = before.at(-1) === "of" && BEFORE_CAUSE.has(before.at(-2) ?? "");
  return {
    words: [...named, head],
    head,
    determiner,
    isOwn: determiner === "own" && !isOwned,
    isStart: clause === 0 && first === 0,
    isObject: verb !== null,
    isDone: verb !== null && !HAS.has(verb),
    isAside: clause >= LATE_CLAUSE || before.some((word) => SUBORDINATES.has(word)),
    isActing: isCause || words.slice(at + 1, at + 4).includes("me"),
    isHandled: isHandled(head, before),
    isSaid: determiner === "own" && isSaid(before),
    isOfNoun: before.at(-1) === "of" && !isCause,
    isOfOther: isOwned || isByOther(before),
    isPlace: isPlace(words, first),
    isPurpose: before.at(-1) === "for" && verb === null,
    isTime: SAYS_WHEN.has(before.at(-1) ?? ""),
  };
}

interface Bounds {
  /** The words between the article and the noun. */
  inner: readonly string[];
  /** Those of them that are named with the noun. */
  named: readonly string[];
  /** The index of the first word, with the article and with an amount before it. */
  first: number;
  determiner: NounPhrase["determiner"];
}

/** Returns where a phrase with this noun begins; `null` if it is no everyday noun, or names nothing of the person's. */
function boundsOf(words: readonly string[], at: number): Bounds | null {
  const head = words[at] ?? "";
  if (!isEverydayNoun(head) || !mayFollow(words[at + 1])) return null;
  const start = startOfPhrase(words, at);
  const article = words[start - 1] ?? "";
  if (OF_OTHERS.has(article) || COMPARES.has(words[start - 2] ?? "")) return null;
  const determiner = kindOf(article);
  if (determiner === "none" && !isBareAllowed(words, start, at)) return null;
  if (determiner !== "own" && isNamedIfOwn(head)) return null;
  const inner = words.slice(start, at);
  if (inner.some((word) => OF_RELATIVE.test(word))) return null;
  const named = inner.slice(inner.findLastIndex((word) => !isNamedWithNoun(word)) + 1);
  if (named.length === 0 && NEED_A_MODIFIER.has(head.replace(/s$/, ""))) return null;
  return { inner, named, determiner, first: startOfAmount(words, determiner === "none" ? start : start - 1) };
}

/**
 * Returns the verb whose object the phrase is, as in 'lent my brother my tent' and 'signed up for a choir'; `null` if
 * there is none.
 */
function verbBefore(words: readonly string[], first: number): string | null {
  let names = 0;
  for (let at = first - 1; at >= Math.max(0, first - VERB_DISTANCE); at -= 1) {
    const word = words[at] ?? "";
    if (DEALS_WITH.has(word)) return word;
    const isPassedOver =
      PREPOSITIONS.has(word) || PRONOUNS.has(word) || ADVERBS.has(word) || OWN.has(word) || ROLES.has(word);
    if (!isPassedOver) names += 1;
    if (names > 1 || CONJUNCTIONS.has(word) || word === "it" || word === "them") return null;
  }
  return null;
}

/** Returns the index at which the amount before a phrase starts; the same index if there is none. */
function startOfAmount(words: readonly string[], first: number): number {
  if (words[first - 1] !== "of") return first;
  const at = /^\d+$/.test(words[first - 2] ?? "") ? first - 3 : first - 2;
  if (!AMOUNTS.test(words[at] ?? "")) return first;
  return kindOf(words[at - 1] ?? "") === "none" ? at : at - 1;
}

/** Returns the index of the first word of the phrase behind its article. */
function startOfPhrase(words: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && at - start < LONGEST_PHRASE - 1 && mayDescribe(words[start - 1] ?? "")) start -= 1;
  return start;
}

function mayDescribe(word: string): boolean {
  if (isNamedWithNoun(word)) return true;
  return /^[a-z][a-z'-]+$/.test(word) && !isClosed(word) && !OF_OTHERS.has(word) && !DEALS_WITH.has(word);
}

function isClosed(word: string): boolean {
  return (
    OWN.has(word) ||
    ARTICLES.has(word) ||
    PRONOUNS.has(word) ||
    PREPOSITIONS.has(word) ||
    CONJUNCTIONS.has(word) ||
    AUXILIARIES.has(word) ||
    ADVERBS.has(word) ||
    COMMON_VERBS.has(word) ||
    word in NUMBER_WORDS
  );
}

function isArticle(word: string): boolean {
  return OWN.has(word) || ARTICLES.has(word) || OF_OTHERS.has(word);
}

function kindOf(determiner: string): NounPhrase["determiner"] {
  if (OWN.has(determiner)) return "own";
  return ARTICLES.has(determiner) || determiner in NUMBER_WORDS || /^\d+$/.test(determiner)
    ? "article"
    : "none";
}

/** Returns whether a noun without an article is one: at the start, behind a verb that deals with it, or behind 'of'. */
function isBareAllowed(words: readonly string[], start: number, at: number): boolean {
  if (words[at + 1] === "to" || (words[at + 1] ?? "") in NUMBER_WORDS) return false;
  if (start === 0) return at > 0 || words.length < 3 || !MOSTLY_VERBS.test(words[at] ?? "");
  const before = words[start - 1] ?? "";
  if (before === "of" && words[at] !== "course") return true;
  const isInPhrase = words.slice(Math.max(0, start - 3), start).some(isArticle);
  return !isInPhrase && !MOSTLY_VERBS.test(words[at] ?? "") && DEALS_WITH.has(before);
}

/** Returns whether the noun may end its phrase before this word. A word that may be a further noun hides the head. */
function mayFollow(next: string | undefined): boolean {
  if (next === undefined || isClosed(next) || TIME_NOUNS.has(next)) return true;
  return /^[^a-z]/.test(next) || VERBS_OF_THINGS.test(next);
}

/** Returns whether somebody else is the last who acts before the noun. */
function isByOther(before: readonly string[]): boolean {
  const self = before.findLastIndex((word) => SELF.has(word));
  const other = before.findLastIndex(
    (word, index) => OTHERS.has(word) || (ROLE_PRONOUNS.has(word) && OWNERS.has(before[index - 1] ?? "")),
  );
  return other > self;
}

function isPlace(words: readonly string[], first: number): boolean {
  const preposition = words[first - 1] ?? "";
  const isAmount = AMOUNTS.test(words[first] ?? "");
  return SAYS_WHERE.has(preposition) && !isAmount && !ABOUT_IT.has(words[first - 2] ?? "");
}
