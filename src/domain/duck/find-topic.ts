import { TOPIC_WEIGHTS } from "./duck-weights.ts";
import { bareNounsIn } from "./find-bare-nouns.ts";
import { isMisspelt } from "./is-misspelt.ts";
import {
  ADVERBS,
  AUXILIARIES,
  COMMON_VERBS,
  CONJUNCTIONS,
  DROPPED_MODIFIERS,
  EMPTY_NOUNS,
  NUMBER_WORDS,
  PREPOSITIONS,
  PRONOUNS,
  TIME_NOUNS,
} from "./lexicon/closed-words.ts";
import { ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { isPluralNoun, TOPIC_NOUNS, type TopicKind } from "./lexicon/topic-nouns.ts";
import type { Sentence } from "./split-sentences.ts";
import type { Topic } from "./topic.ts";

const MAX_PHRASE_WORDS = 4;
const PLACE_IN_WORK =
  /\b(page|chapter|draft|version|act|level|step) (\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)\b/g;

/** Returns what the text is about, the most likely first, as noun phrases of the person's own. */
export function findTopics(sentences: readonly Sentence[]): Topic[] {
  const found = new Map<string, Topic>();
  sentences.forEach((sentence, index) => {
    const isEdge = index === 0 || index === sentences.length - 1;
    for (const topic of [...phrasesIn(sentence.plain), ...bareNounsIn(sentence.plain)]) {
      const score = topic.score + (isEdge ? TOPIC_WEIGHTS.atEdge : 0);
      const known = found.get(topic.head);
      if (!known) found.set(topic.head, { ...topic, score });
      else {
        known.score += TOPIC_WEIGHTS.again;
        if (known.phrase.startsWith("the ") && topic.phrase.startsWith("your ")) known.phrase = topic.phrase;
      }
    }
  });
  return [...found.values()]
    .filter((topic) => topic.score >= TOPIC_WEIGHTS.least)
    .sort((a, b) => b.score - a.score);
}

function phrasesIn(plain: string): Topic[] {
  const topics: Topic[] = [];
  for (const match of plain.matchAll(/(?<![\w'-])(my|our|the|a|an|this|that) (?=[a-z])/g)) {
    const rest = plain.slice(match.index + match[0].length);
    const topic = phraseFrom(match[1] ?? "", rest);
    if (topic) topics.push(topic);
  }
  for (const match of plain.matchAll(PLACE_IN_WORK)) {
    topics.push({
      phrase: match[0],
      head: match[0],
      kind: "work",
      isPlural: false,
      score: TOPIC_WEIGHTS.placeInWork,
    });
  }
  return topics;
}

function phraseFrom(determiner: string, rest: string): Topic | null {
  const run = /^[a-z][a-z'-]*(?: [a-z][a-z'-]*){0,5}/.exec(rest)?.[0].split(" ") ?? [];
  const taken = wordsOfPhrase(run);
  const known = taken.findLastIndex((token) => TOPIC_NOUNS.has(token));
  const isKnown = known !== -1;
  const phrase = taken
    .slice(0, isKnown ? known + 1 : undefined)
    .filter((token) => !DROPPED_MODIFIERS.has(token));
  const head = phrase.at(-1) ?? "";
  if (!isUsable(phrase) || (!isKnown && !isTrustworthy(phrase, determiner))) return null;
  const isOwn = determiner === "my" || determiner === "our";
  const kind = TOPIC_NOUNS.get(head) ?? "other";
  const tail = isKnown ? withWhom(kind, run.slice(known + 1)) : "";
  return {
    phrase: `${isOwn ? "your" : "the"} ${phrase.join(" ")}${tail}`,
    head,
    kind,
    isPlural: isPluralNoun(head),
    score: weightOf(kind, isKnown) + (isOwn ? TOPIC_WEIGHTS.own : 0) + (tail ? TOPIC_WEIGHTS.withWhom : 0),
  };
}

function wordsOfPhrase(run: readonly string[]): string[] {
  const end = run.findIndex(
    (token, index) => isPhraseEnd(token) && !(index === 0 && DROPPED_MODIFIERS.has(token)),
  );
  return run.slice(0, end === -1 ? MAX_PHRASE_WORDS : Math.min(end, MAX_PHRASE_WORDS));
}

function weightOf(kind: TopicKind, isKnown: boolean): number {
  if (!isKnown) return TOPIC_WEIGHTS.unknown;
  return kind === "other" ? TOPIC_WEIGHTS.known : TOPIC_WEIGHTS.ofKind;
}

/**
 * Returns the words 'with my father' behind a noun, so that 'the talk with my father' is named whole; else an empty
 * text.
 */
function withWhom(kind: TopicKind, after: string[]): string {
  if (kind !== "talk" && after[0] !== "with") return "";
  const [preposition = "", owner = "", noun = ""] = after;
  if (!/^(?:with|to)$/.test(preposition) || !/^(?:my|our|the)$/.test(owner) || !ROLE_PRONOUNS.has(noun))
    return "";
  return ` ${preposition} ${owner === "the" ? "the" : "your"} ${noun}`;
}

function isPhraseEnd(token: string): boolean {
  return (
    PRONOUNS.has(token) ||
    PREPOSITIONS.has(token) ||
    CONJUNCTIONS.has(token) ||
    AUXILIARIES.has(token) ||
    ADVERBS.has(token) ||
    (COMMON_VERBS.has(token) && !TOPIC_NOUNS.has(token)) ||
    token in NUMBER_WORDS ||
    (token.endsWith("ly") && token !== "family")
  );
}

function isUsable(phrase: readonly string[]): boolean {
  const head = phrase.at(-1) ?? "";
  if (phrase.length > 3 || head.length < 2 || EMPTY_NOUNS.has(head) || TIME_NOUNS.has(head)) return false;
  return !phrase.some((token) => token.includes("'") || ROLE_PRONOUNS.has(token));
}

/**
 * Returns whether a noun phrase can be named: an unknown noun only after a word such as 'my', alone or with one
 * modifier, and if it does not look like a verb or an adjective.
 */
function isTrustworthy(phrase: string[], determiner: string): boolean {
  const head = phrase.at(-1) ?? "";
  if (phrase.some(isMisspelt)) return false;
  if (phrase.length > 2 || head.length < 3 || /(?:ing|ed|ly|ous|ful|ive|able|less|est|n't)$/.test(head))
    return false;
  return determiner === "my" || determiner === "our" || determiner === "the";
}
