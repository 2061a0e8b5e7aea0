/** Decides whether a message lacks the words that its guessed intent needs. */
import type { ClassProbability } from "../classify/linear-classifier.ts";
import type { GuessedIntent } from "./guess-intent.ts";

/** Words of a message about how the duck speaks. */
const ABOUT_MANNER =
  /\b(?:you|you're|u|ur|talk|speak|english|plain|straight|short(?:er)?|blunt|soft|kind|gentl(?:e|er|y)|direct|honest|riddles?|jokes?|questions?|metaphors?|pond|duck|lecture|pity|sympathy|cheer(?:ful)?)\b|^(?:don't|do not|stop|enough|spare) /;
/** Words of a message that calls a reply a platitude. */
const ABOUT_REPLY =
  /\b(?:you|u|ur|you're|your|that|that's|thats|this|sounds?|anyone|anybody|everyone|horoscope|vague|fog|fortune|calendar|useful|advice|words?|practical|concrete)\b/;
/** Words of a message that asks for less, or for another step. */
const ABOUT_SIZE =
  /\b(?:small\w*|tin\w+|less|lighter|light|short\w*|eas\w+|too|minutes?|mins?|seconds?|secs?|half|only|just|little|quick\w*|bit|crumb|step|anything|something|one|can't|cannot|sized?|time|even)\b/;
const NEGATION =
  /\b(?:not?|never|none|nobody|nothing|isn't|wasn't|aren't|ain't|weren't|don't|doesn't|didn't|can't|won't|wouldn't|nah|nope|hardly)\b/;
/** Words of a message about what was said before in the chat. */
const ABOUT_EARLIER =
  /\b(?:already|before|again|mention\w*|first|earlier|at the (?:top|start|beginning)|up top|told you|you (?:know|knew|forgot|were told|asked)|(?:as|like) i|i did|i've (?:said|told|written|answered)|i (?:said|wrote|told) (?:you|that|so|this)|read|above|twice|we've)\b/;
/** Matches words that rule something out or correct it. */
const RULES_OUT = new RegExp(
  `${NEGATION.source}|\\b(?:wrong|disagree|mistaken|misread|rather|contrary|opposite|fine|instead|cannot|actually|misunderst\\w+|incorrect|nor|neither|forget|leave|drop|other way)\\b`,
);
/** The probability from which a guess is used although its usual words are missing. */
const SURE_WITHOUT_WORDS: Partial<Record<GuessedIntent, number>> = {
  denial: 0.5,
  style: 0.7,
  generic: 0.9,
};

/**
 * Returns whether a message lacks the words that its guessed intent needs. A request for less names a size or a step. A
 * denial contains a negation or a correction. A complaint about a platitude speaks of the reply. A request about the
 * duck's manner speaks of manner or to the duck.
 */
export function isUnfounded({ name, probability }: ClassProbability<GuessedIntent>, plain: string): boolean {
  if (name === "denial" && !RULES_OUT.test(plain)) return true;
  if (name === "remind" && !ABOUT_EARLIER.test(plain)) return true;
  if (probability >= (SURE_WITHOUT_WORDS[name] ?? 0)) return false;
  if (name === "denial") return !NEGATION.test(plain.split(/[.!?]\s/, 1)[0] ?? "");
  if (name === "smaller") return !ABOUT_SIZE.test(plain);
  if (name === "generic") return !ABOUT_REPLY.test(plain);
  return name === "style" && !ABOUT_MANNER.test(plain);
}
