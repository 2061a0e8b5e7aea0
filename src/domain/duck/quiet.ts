/** Decides whether the duck may joke about a text without a crisis or a loss. */
import lightWords from "#content/duck/light-words.json" with { type: "json" };
import type { Situation } from "./read-situation.ts";
import { toSign } from "./sign.ts";
import { MOST_READ, showsSign } from "./sore-words.ts";

const AMUSEMENT = toSign(lightWords.amusement);
const PRACTICAL = toSign(lightWords.practical);
const TOUCHES = toSign([...lightWords.heart, ...lightWords.family]);

const SMILE = /[😂🤣😅😄😆😁😜🙃]|[:;]-?[)D](?!\w)/u;
const ABOUT_DEATH =
  /\b(?:die[ds]?|dying|dead|death|funeral|grave(?:stone)?|eulogy|obituar\w+|ghost\w*|afterlife|buried|coffin|heirs?|eternity|my will|(?:in|my) life i|left (?:this world|behind|seven)|on the stone|no hands|ending up as|outlive[ds]?|skeleton|discontinued|(?:since|from|for|in) 202[34]|last day|very quiet one|good luck with that|without an undo|second attempt at existing|(?:bath|bathtub) toy|float|last (?:to-do list|note|error message) (?:held|was a period|i wrote)|foreshadowing|in case i replied|stopped making plans|by sunday, was i)\b/i;
/** Matches days, deadlines and demands for a solution. */
const PRESSES =
  /\b(?:by|before|until) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|noon|the end of)\b|\bdeadline|\bsolve\b|\bthis week\b|\btoday\b|\bdue\b/i;

/**
 * Matches advice to end something, to let it go or to try it again, and the thought that nobody would miss it. A person
 * in danger may take it for advice to die. Also matches advice to go on with a text, which may be a farewell, and to
 * leave it where others find it.
 */
const MAY_HARM =
  /\b(?:let (?:it|them|him|her|this|that|one) go|letting go|can go|give (?:it|them) away|throw|drop it|pull it out|end(?:ed|ing)? (?:it|this|here)|(?:is|are|be) ended|an end|you stop|it runs out|time['’]s up|no use|were gone|without you|goodbye|last day|the last one|kill|tr(?:y|ying) (?:the same thing )?again|the same thing again|tried once|last try|leave it finished|loose sheet|comes? after|shorter by half|happen next|next three sentences|go on from there)\b/i;

/**
 * Returns whether the text shows that a joke is welcome: the person laughs, or writes of a practical matter and of
 * nothing that touches them. A text that shows neither, or in another language, is not light. `isTender` is true for a
 * painful matter, which is never light.
 */
export function isLight(text: string, { form, isGrave }: Situation, isTender: boolean): boolean {
  if (isGrave || isTender || form === "foreign") return false;
  if (laughs(text)) return true;
  if (showsSign(TOUCHES, text)) return false;
  return form === "code" || form === "orders" || showsSign(PRACTICAL, text);
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

/** Returns whether a person in danger may take a sentence for advice that would harm them. */
export function mayHarm(sentence: string): boolean {
  return MAY_HARM.test(sentence);
}

function laughs(text: string): boolean {
  return SMILE.test(text.slice(0, MOST_READ)) || showsSign(AMUSEMENT, text);
}
