/** Tells from the words before a noun whether the thing is only handled by the way, or is what somebody wants to say. */
import { PRONOUNS } from "./lexicon/closed-words.ts";
import { isPortable } from "./lexicon/everyday-nouns.ts";
import { HANDLES, NOT_DONE, SAYS } from "./lexicon/noun-phrase-words.ts";

/** The most words between a verb for handling a thing and the thing, and between the verb and a word that denies it. */
const HANDLING_DISTANCE = 3;
/** The most words between a verb for saying something and what is said. */
const MOST_WORDS_AFTER_SAYING = 2;

/**
 * Returns whether a thing is only picked up, put on, closed or put away by the way. 'I can't pack my tools' is about the
 * packing, so a denied verb does not count.
 */
export function isHandled(noun: string, before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => HANDLES.has(word));
  if (!isPortable(noun) || at < 0 || before.length - at > HANDLING_DISTANCE) return false;
  return !before.slice(Math.max(0, at - HANDLING_DISTANCE), at).some((word) => NOT_DONE.test(word));
}

/** Returns whether the words before a noun say that somebody is to hear about it. */
export function isSaid(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => SAYS.has(word));
  const between = before.slice(at + 1);
  return (
    at >= 0 &&
    between.length <= MOST_WORDS_AFTER_SAYING &&
    between.every((word) => PRONOUNS.has(word) || word === "that")
  );
}
