import {
  ADVERBS,
  AUXILIARIES,
  COMMON_VERBS,
  CONJUNCTIONS,
  EMPTY_NOUNS,
  PREPOSITIONS,
  PRONOUNS,
} from "./lexicon/closed-words.ts";
import { AMBIGUOUS_NAMES, NOT_PEOPLE, PERSON_ACTS, SEASON_NAMES } from "./lexicon/name-signs.ts";
import { GIVEN_NAMES, NOT_NAMES, ROLE_PRONOUNS } from "./lexicon/people-words.ts";
import { TOPIC_NOUNS } from "./lexicon/topic-nouns.ts";
import { plainOf } from "./split-sentences.ts";

const NOT_OF_A_PERSON = /^\s+(?:Street|Road|University|College|Avenue)/;
const BEFORE_A_PLACE_OR_THING =
  /^(in|at|to|from|of|the|a|an|my|our|on|near|for|this|every|last|next|since|until|by)$/;
const BEFORE_A_PERSON = /^(with|and|told|ask|asked|call|tell|that|but|if|when|because|miss|love|married)$/;
/** Matches the words before "called" that show that a person is called something; "slides called Untitled" has none. */
const CALLS =
  /\b(?:i|you|we|he|she|they|have|has|had|never|just|not|(?:a|an|the|my|our|this|some) (?:\w+ )?(?:man|woman|boy|girl|guy|kid|lady|friend|person|colleague|neighbour|neighbor|cook|nurse|teacher)) called $/;
const LOOKS_LIKE_ANOTHER_WORD = /(?:ing|ed|ly|tion|ness|ment|ity|ism|s)$/;

/** Returns whether a capitalised word is a person's name, judged by the text before and after it. */
export function isName(name: string, before: string, after: string): boolean {
  const lower = name.toLowerCase();
  if (name.length < 2 || ROLE_PRONOUNS.has(lower) || NOT_OF_A_PERSON.test(after)) return false;
  const isAtStart = before.trim() === "" || /[.!?"“”:]\s*$/.test(before);
  const acts = PERSON_ACTS.test(plainOf(after));
  if (AMBIGUOUS_NAMES.has(lower)) return isAtStart ? acts : isAmbiguousName(lower, before, acts);
  if (NOT_NAMES.has(lower) || NOT_PEOPLE.has(lower)) return false;
  if (GIVEN_NAMES.has(lower)) return true;
  const roleBefore = /\b(?:my|our) (?:\w+ )?(\w+),? $/.exec(plainOf(before))?.[1] ?? "";
  if (ROLE_PRONOUNS.has(roleBefore)) return true;
  // A capital at a sentence's beginning shows nothing by itself.
  if (isAtStart) return acts && !isDictionaryWord(lower);
  const previous = lastWordOf(before);
  if (BEFORE_A_PLACE_OR_THING.test(previous)) return false;
  return actsNext(after) || BEFORE_A_PERSON.test(previous) || CALLS.test(plainOf(before));
}

/**
 * Returns whether a word that is also an everyday word or a month is a name here. A month needs a second sign beside
 * its capital.
 */
function isAmbiguousName(lower: string, before: string, acts: boolean): boolean {
  const previous = lastWordOf(before);
  if (/^(?:the|a|an|in|at|on|this|every|last|next|since|until|by|my|our)$/.test(previous)) return false;
  return (
    !SEASON_NAMES.has(lower) || acts || /^(?:told|ask|asked|tell|miss|love|married|with|call)$/.test(previous)
  );
}

function actsNext(after: string): boolean {
  const next = plainOf(after.trim().split(/[\s,.;!?]/)[0] ?? "");
  return COMMON_VERBS.has(next) || (AUXILIARIES.has(next) && !next.includes("'m"));
}

function lastWordOf(text: string): string {
  return plainOf(text.trim().split(/\s+/).at(-1) ?? "");
}

/**
 * Returns whether a word is an ordinary English one: it is in a word list of this project or has an ending that few
 * names have.
 */
function isDictionaryWord(lower: string): boolean {
  const lists = [ADVERBS, AUXILIARIES, COMMON_VERBS, CONJUNCTIONS, EMPTY_NOUNS, PREPOSITIONS, PRONOUNS];
  if (lists.some((list) => list.has(lower)) || TOPIC_NOUNS.has(lower)) return true;
  return LOOKS_LIKE_ANOTHER_WORD.test(lower) && !/(?:as|es|is|os|us)$/.test(lower);
}
