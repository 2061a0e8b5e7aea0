/** Finds words in a text that show that something in it hurts or touches the person. */
import lightWords from "#content/duck/light-words.json" with { type: "json" };
import quietWords from "#content/duck/quiet-words.json" with { type: "json" };
import { mayStandIn, wordsOf } from "./phrase-anchors.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { type Sign, toSign } from "./sign.ts";

const { $schema: _schema, ...lists } = quietWords;
const SORE = toSign(Object.values(lists).flat());
const WEIGHTY = toSign([...lists.dark, ...lists.wronged]);
const HEART = toSign(lightWords.heart);

/** The number of characters of a text that are read: twice as many as a person may type. */
export const MOST_READ = 4000;

/** Returns whether the text shows shame, self-contempt, hopelessness or somebody in danger. */
export function isSore(text: string): boolean {
  return showsSign(SORE, text);
}

/**
 * Returns whether the text says something that weighs more than a practical matter beside it: a dark state, or a wrong
 * that somebody did to the person.
 */
export function isWeighty(text: string): boolean {
  return showsSign(WEIGHTY, text);
}

/** Returns whether the text has words for a feeling or for something that touches the person. */
export function touchesHeart(text: string): boolean {
  return showsSign(HEART, text);
}

/** Returns whether the beginning of the text contains a phrase of the sign. */
export function showsSign(sign: Sign | null, text: string): boolean {
  const plain = normaliseForMatching(text.slice(0, MOST_READ));
  return sign !== null && mayStandIn(sign.anchors, wordsOf([plain])) && plain.search(sign.pattern) >= 0;
}
