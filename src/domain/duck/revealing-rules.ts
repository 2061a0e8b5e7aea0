/** Rules for what a person says of themselves: a fear is no denial, a deed counts more than a feeling, and a plain "it isn't" rules out. */
import { guessIntents } from "./guess-intent.ts";
import type { MessageRule } from "./message-rule.ts";
import { asksSomething } from "./plain-questions.ts";

/** A no, or a word that answers what the duck guessed. */
const ANSWERS_DUCK =
  /^(?:no|nope|nah|naw|but|that's not|wrong|disagree)\b|\b(?:you're wrong|i disagree|don't agree|not it\b)/;
const FEARS =
  /\b(?:i'm|i am|im|i was|mostly) (?:just |only |really |more |so |quite |a bit )*(?:afraid|scared|frightened|terrified|worried|ashamed|dreading)\b(?! not)|\bi (?:dread|fear|worry)\b/;
const EXPECTS =
  /\b(?:i(?:'m)? (?:just )?(?:think|believe|guess|suspect|bet|fear|doubt|don't think|do not think|afraid)(?: that)?) (?:he|she|they|it|nobody|no one|people|everyone|everybody|my [a-z]+|the [a-z]+)(?:'d| would| will|'ll| wouldn't| won't| might| could)\b(?! (?:work|fit|do|be (?:fine|ok|okay|good|nice|enough)))/;
const DENIED_FEAR =
  /(?:\bnot|\bnever|n't) (?:really |even |that i'm |that i am )?(?:afraid|scared|frightened|worried|ashamed|dreading)\b|\bisn't that i'm (?:afraid|scared)\b|\bnot (?:that|because) i(?:'m| am)\b/;

/** Words of something that is finished or sent. */
const IS_DONE =
  /\b(?:it's|its|it is|they're|that's) (?:done|sent|finished|written|booked|posted|submitted|in the (?:drafts?|outbox|post|bin|skip|envelope)(?: folder)?)\b|\bbut it exists\b|\bi(?:'ve| have)? (?:just |finally |actually )?(?:finished|sent|posted|submitted|deleted|booked|handed in) (?:it|the|that|them|her|him|my)\b/;
const NOT_DONE =
  /\b(?:not|never|haven't|hasn't|isn't|wasn't|until|before|when|if|should|will|would|almost|nearly|years? ago|last (?:week|month|year)|as good as|meant to)\b/;
/** A deed by its words needs no more than this of the classifier. */
const BORNE_OUT = 0.2;

const THIRD =
  "(?:it|that|this|he|she|they|mum|mam|mom|dad|(?:the|my|his|her|our) [a-z]+(?: [a-z]+)?|[a-z]{3,15})";
const NOT = "(?:isn't|is not|wasn't|aren't|doesn't|does not|wouldn't|would not|won't|don't|didn't)";

/** In the order in which they are tried. */
export const REVEALING_RULES: readonly MessageRule[] = [
  /** "I finished two hats in the meantime, so it isn't the knitting" */
  {
    intent: "ruledOut",
    pattern:
      /\b(?:so|then|and) (?:it|that)(?:'s not| isn't| is not| can't be| cannot be| wasn't) (?:really |even )?(?:the|my|a|about|for lack of|because of) [a-z' ]{3,30}[.!]*$/,
    longestWords: 25,
  },
  /** "To be clear, the dashboard isn't broken." */
  {
    intent: "ruledOut",
    pattern: new RegExp(
      `^(?:to be (?:clear|fair)|for the record|just so you know|in case you(?:'re wondering| wonder| think)),? ${THIRD} ${NOT}\\b`,
    ),
    longestWords: 25,
  },
  /** "Nah, Dad wouldn't care." */
  {
    intent: "ruledOut",
    pattern: new RegExp(
      `^(?:no|nope|nah|naw),? (?!i\\b|you\\b|that's\\b)${THIRD} ${NOT} (?:care|mind|bother|matter|notice|be|even|really|blame|say)\\b`,
    ),
    longestWords: 18,
    isMet: ({ plain }) => !asksSomething(plain),
  },
  {
    intent: "didIt",
    pattern: IS_DONE,
    longestWords: 25,
    isMet: ({ plain }) => !asksSomething(plain) && !NOT_DONE.test(plain) && isGuessed(plain),
  },
  /** "I think he would say yes only for me", "It isn't the money, I'm afraid of her face" */
  {
    intent: "feeling",
    longestWords: 30,
    isMet: ({ plain }) => isRevealing(plain),
  },
];

function isGuessed(plain: string): boolean {
  return guessIntents(plain).some(({ name, probability }) => name === "didIt" && probability >= BORNE_OUT);
}

function isRevealing(plain: string): boolean {
  if (ANSWERS_DUCK.test(plain) || asksSomething(plain) || DENIED_FEAR.test(plain)) return false;
  return FEARS.test(plain) || EXPECTS.test(plain);
}
