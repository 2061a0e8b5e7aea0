/** Decides whether the duck may joke about a text without a crisis or a loss. */
import lightWords from "#content/duck/light-words.json" with { type: "json" };
import quietWords from "#content/duck/quiet-words.json" with { type: "json" };
import { mayStandIn, wordsOf } from "./phrase-anchors.ts";
import type { Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { type Sign, toSign } from "./sign.ts";

const { $schema: _schema, ...lists } = quietWords;
const SORE = toSign(Object.values(lists).flat());
const AMUSEMENT = toSign(lightWords.amusement);
const PRACTICAL = toSign(lightWords.practical);
const HEART = toSign(lightWords.heart);
const TOUCHES = toSign([...lightWords.heart, ...lightWords.family]);

/** The number of characters of a text that are read: twice as many as a person may type. */
const MOST_READ = 4000;

const SMILE = /[😂🤣😅😄😆😁😜🙃]|[:;]-?[)D](?!\w)/u;
const ABOUT_DEATH =
  /\b(?:die[ds]?|dying|dead|death|funeral|grave(?:stone)?|eulogy|obituar\w+|ghost\w*|afterlife|buried|coffin|heirs?|eternity|my will|(?:in|my) life i|left (?:this world|behind|seven)|on the stone|no hands|ending up as|outlive[ds]?|skeleton|deprecated|(?:since|from|for|in) 202[34]|last day|very quiet one|good luck with that|without an undo|second attempt at existing|(?:bath|bathtub) toy|float|last (?:to-do list|commit|error) (?:held|was a full|i wrote)|foreshadowing|in case i replied|stopped making plans|by sunday, was i)\b/i;
/** Matches days, deadlines and demands for a solution. */
const PRESSES =
  /\b(?:by|before|until) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|noon|the end of)\b|\bdeadline|\bsolve\b|\bthis week\b|\btoday\b|\bdue\b/i;

/** Returns whether the text shows shame, self-contempt, hopelessness or somebody in danger. */
export function isSore(text: string): boolean {
  return contains(SORE, text);
}

/** Returns whether the text has words for a feeling or for something that touches the person. */
export function touchesHeart(text: string): boolean {
  return contains(HEART, text);
}

/**
 * Returns whether the text shows that a joke is welcome: the person laughs, or writes of a practical matter and of
 * nothing that touches them. A text that shows neither, or in another language, is not light. `isTender` is true for a
 * painful matter, which is never light.
 */
export function isLight(text: string, { form, isGrave }: Situation, isTender: boolean): boolean {
  if (isGrave || isTender || form === "foreign") return false;
  if (laughs(text)) return true;
  if (contains(TOUCHES, text)) return false;
  return form === "code" || form === "orders" || contains(PRACTICAL, text);
}

/** Returns the parting remarks. Those that joke about death are left out unless the text shows amusement. */
export function quipsWithoutDeathJokes(quips: readonly string[], text: string): string[] {
  const isLaughing = laughs(text);
  return quips.filter((quip) => isLaughing || !ABOUT_DEATH.test(quip));
}

/**
 * Returns whether a sentence template sets a deadline or asks for a solution. Both are wrong for a person in distress.
 */
export function presses(frame: string): boolean {
  return PRESSES.test(frame);
}

function laughs(text: string): boolean {
  return SMILE.test(text.slice(0, MOST_READ)) || contains(AMUSEMENT, text);
}

function contains(sign: Sign | null, text: string): boolean {
  const plain = normaliseForMatching(text.slice(0, MOST_READ));
  return sign !== null && mayStandIn(sign.anchors, wordsOf([plain])) && plain.search(sign.pattern) >= 0;
}
