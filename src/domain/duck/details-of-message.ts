/** Single words of a chat message that a reply names: an amount, a time, a judgement, two numbers. */
import { spelled } from "./find-numbers.ts";
import { NUMBER_WORDS } from "./lexicon/closed-words.ts";

const NUMBER = `(?:\\d{1,3}|${Object.keys(NUMBER_WORDS).join("|")})`;

const WHOLE = new RegExp(
  `\\b((?:a|an|the|my) whole [a-z]{3,15}|all (?:of (?:it|them)|the [a-z]{3,15})|(?:half )?an hour|${NUMBER} (?:minutes|hours|hectares|acres|pages|chapters|rooms|boxes|letters|drawers|kilos|miles|km|pieces|exercises))\\b`,
);
/**
 * Returns the amount that is too big: "a whole bread", "the whole list", "ten minutes". `plain` is the message in lower
 * case with its apostrophes.
 */
export function tooLargeAmountIn(plain: string): string | undefined {
  return WHOLE.exec(plain)?.[1];
}

const TIME = new RegExp(`\\b((?:an?|one|${NUMBER}) (?:second|minute|min|hour)s?|half an hour)\\b`);
/** Matches a sentence that says that a time is too long. The reply must not offer that time. */
const REFUSES_TIME =
  /\b(?:too (?:much|long|big)|out of the question|impossible|not|cannot|more than i|no way|never)\b|n't\b/;
/** Matches a duration in the singular, as in "the 5 minute version". */
const SINGULAR = /^(?!an? |one |half ).*[^s]$/;
/**
 * Returns the time that a message asks for, such as "twenty minutes". Of several it is the last, because the first was
 * too long.
 */
export function requestedDurationIn(plain: string): string | undefined {
  const asked = plain.split(/(?<=[.!?])\s+/).toReversed();
  const offered = asked.filter((sentence) => !REFUSES_TIME.test(sentence));
  const found = offered.map((sentence) => TIME.exec(sentence)?.[1]).find((time) => time !== undefined);
  return found?.replace(SINGULAR, "$&s");
}

const CONDITION =
  /\b(on foot|from (?:my |the )?(?:bed|sofa|couch|chair|armchair|bath)|in (?:bed|the (?:car|bath|queue|dark))|on (?:the|a) (?:bus|train|sofa|tram|tube)|with one hand|one-handed|sitting down|lying down|standing up|in my head)\b/;
/**
 * Returns how the requested thing must be done, such as "on foot" or "from your bed". `plain` is the message in lower
 * case with its apostrophes.
 */
export function requestedWayIn(plain: string): string | undefined {
  return CONDITION.exec(plain)?.[1]?.replace(/\bmy\b/, "your");
}

/** Judgements that a message may ask for and that are good if the answer is yes. */
export const GOOD = "normal|fair|okay|ok|fine|allowed|reasonable|enough|all right|alright";
/** Judgements that are bad if the answer is yes. */
export const BAD =
  "stupid|wrong|bad|petty|crazy|weird|silly|selfish|mean|mad|unfair|pathetic|ridiculous|childish|rude|awful|terrible|too late|too old|too much|cruel|dumb|horrible|vain|lazy|greedy|cowardly|ungrateful|cheating|lying|stealing|giving up|running away|a cop-out|daft|odd|strange|cheeky|pushy|vague|boring|naive|weak|soppy|foolish|wasteful|unreasonable|sad|wicked|immoral|tacky|unkind|impolite|presumptuous|nosy|desperate|pretentious|arrogant|irresponsible|disloyal|cold|rough|nuts|over the top";
const JUDGEMENT = new RegExp(
  `\\b(?:is it|is that|is this|isn't (?:it|this|that)|am i|was it|was i|is she|is he|would it be|would that be)(?: \\w+){0,2} (${GOOD}|${BAD})\\b`,
);
const IS_GOOD = new RegExp(`^(?:${GOOD})$`);

const IS_UNNAMED = /^(?:allowed|enough|all right|alright)$/;

export interface Judgement {
  /** The judging word of the question, such as "vain". */
  word: string;
  isGood: boolean;
  /** Whether the reply can say "... enough, by me" with the word. */
  isNamed: boolean;
}

/** Returns the judgement that a message asks for, as in "is that vain?"; `undefined` if it asks for none. */
export function requestedJudgementIn(plain: string): Judgement | undefined {
  const word = JUDGEMENT.exec(plain)?.[1];
  return word === undefined
    ? undefined
    : { word, isGood: IS_GOOD.test(word), isNamed: !IS_UNNAMED.test(word) };
}

const PLAIN_NUMBER = new RegExp(`(?<![\\w£$€.,:])${NUMBER}(?![\\w.,:]*\\d|[-'\\w])`, "g");
/** Matches a number that is a date, a time, an age or money. Such numbers are not compared with each other. */
const NOT_COUNTED =
  /\b(?:years?|o'clock|am|pm|pounds?|quid|euros?|dollars?|per ?cent|(?:january|february|march|april|june|july|august|september|october|november|december)|hundred|thousand|weeks|days|months|hours|minutes|mins?|times|in the (?:morning|evening|night)|from \w+ to|(?:at|by|till|until) \w+)\b|[£$€%]/;
const SMALLEST = 2;

/**
 * Returns the two numbers of a message that names exactly two different ones, such as "six" and "twenty"; else
 * `undefined`.
 */
export function twoNumbersIn(plain: string): readonly [string, string] | undefined {
  if (NOT_COUNTED.test(plain)) return undefined;
  const found = [...new Set([...plain.matchAll(PLAIN_NUMBER)].map(([number]) => number))];
  const [first, second] = found;
  if (found.length !== 2 || first === undefined || second === undefined) return undefined;
  const values = found.map((number) => NUMBER_WORDS[number] ?? Number(number));
  if (values.some((value) => Number.isNaN(value) || value < SMALLEST)) return undefined;
  return [spelled(first), spelled(second)];
}
