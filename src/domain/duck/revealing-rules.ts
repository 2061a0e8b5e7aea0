/**
 * Rules for what people say of themselves: a fear is no denial, a deed counts more than a feeling, and a plain "it
 * isn't" denies.
 */
import { findDenials } from "./find-denials.ts";
import { guessIntents } from "./guess-intent.ts";
import type { MessageRule } from "./message-rule.ts";
import { asksSomething } from "./plain-questions.ts";

/** Matches a no, or a phrase that answers a guess of the duck's. */
const ANSWERS_DUCK =
  /^(?:no|nope|nah|naw|but|that's not|wrong|disagree)\b|\b(?:you're wrong|i disagree|don't agree|not it\b)/;
const FEARS =
  /\b(?:i'm|i am|im|i was|mostly) (?:just |only |really |more |so |quite |a bit )*(?:afraid|scared|frightened|terrified|worried|ashamed|dreading)\b(?! not)|\bi (?:dread|fear|worry)\b/;
const EXPECTS =
  /\b(?:i(?:'m)? (?:just )?(?:think|believe|guess|suspect|bet|fear|doubt|don't think|do not think|afraid)(?: that)?) (?:he|she|they|it|nobody|no one|people|everyone|everybody|my [a-z]+|the [a-z]+)(?:'d| would| will|'ll| wouldn't| won't| might| could)\b(?! (?:work|fit|do|be (?:fine|ok|okay|good|nice|enough)))/;
const DENIED_FEAR =
  /^(?:(?:no|nah|well|but|oh),? )*i (?:don't|do not|didn't|never) (?:really |even )?(?:fear|dread|mind)\b|(?:\bnot|\bnever|n't) (?:really |even |that i'm |that i am )?(?:afraid|scared|frightened|worried|ashamed|dreading)\b|\bisn't that i'm (?:afraid|scared)\b|\bnot (?:that|because) i(?:'m| am)\b/;

/** Matches words for something that is finished or sent. */
const IS_DONE =
  /\b(?:it's|its|it is|they're|that's) (?:done|sent|finished|written|booked|posted|submitted|in the (?:drafts?|outbox|post|bin|skip|envelope)(?: folder)?)\b|\bbut it exists\b|\bi(?:'ve| have)? (?:just |finally |actually )?(?:finished|sent|posted|submitted|deleted|booked|handed in) (?:it|the|that|them|her|him|my)\b/;
const NOT_DONE =
  /\b(?:not|never|haven't|hasn't|isn't|wasn't|until|before|when|if|should|will|would|almost|nearly|years? ago|last (?:week|month|year)|as good as|meant to)\b/;
/** The probability from which the classifier confirms a deed that the words show. */
const BORNE_OUT = 0.2;

const THIRD =
  "(?:it|that|this|he|she|they|mum|mam|mom|dad|(?:the|my|his|her|our) [a-z]+(?: [a-z]+)?|[a-z]{3,15})";
const NOT = "(?:isn't|is not|wasn't|aren't|doesn't|does not|wouldn't|would not|won't|don't|didn't)";

const LEADS = "(?:(?:no|nope|nah|actually|well|oh|but|honestly|and|so),? )*";
const SAYS_INSTEAD =
  "(?:it's|its|it is|i |i'm|i'd|they're|they |he |she |we |just |only |more |that's|the |my |what )";
const RULES_OUT_AND_SAYS: readonly RegExp[] = [
  new RegExp(
    `^${LEADS}i (?:don't|do not|didn't|never) (?:really |even |actually )?(?:fear|dread|mind|think|blame|hate|doubt|regret|resent|care|worry)\\b[^.?!;]{0,60}[.;,–—] ?${LEADS}${SAYS_INSTEAD}`,
  ),
  new RegExp(
    `^${LEADS}i (?:don't|do not|didn't) (?:really |even |actually )?want (?:to )?[^.?!;]{2,50}[.;] ?i (?:just |only )?(?:want|need|wanted|'d like)\\b`,
  ),
  new RegExp(
    `^${LEADS}(?:it|that|this)(?:'s not| isn't| is not| wasn't| was not)\\b[^.?!;]{2,60}[.;,–—] ?${LEADS}${SAYS_INSTEAD}`,
  ),
  new RegExp(`^${LEADS}(?:i'm|i am) not being\\b[^.?!;]{2,40}[.;] ?[a-z]`),
  new RegExp(
    `^${LEADS}(?:i'm|i am|they're|he's|she's|they) (?:not|don't)\\b[^.?!;]{2,40}[.;] ?(?:everyone|everybody|i'm|they're|he's|she's|it's)\\b`,
  ),
];
/** Matches a remark about the duck's reply: "That's not a step, that's a poem". */
const OF_REPLY =
  /^(?:that|this|it)(?:'s not| is not| isn't) (?:an? )?(?:step|answer|question|reply|suggestion|help|what i)\b/;
const CONTRADICTS_DUCK =
  /^(?:(?:no|nope|nah|well|but|oh|hm+|actually),? )*(?:you (?:suggest|suppose|think|assume|seem to think|say|imply|make it sound|keep saying|got it wrong|have (?:it|that) wrong|misread|misunderstood)|the card (?:says|suggests|implies))\b.{3,90}[.,;–—] ?(?:but )?(?:i'm not|i am not|i don't|i do not|it isn't|it's not|it is not|that's not|he isn't|she isn't|not so|far from it|quite the|they don't)\b|^i disagree (?:that|with)\b|^(?:(?:no|well|but|oh),? )*you (?:think|suppose|suggest|assume|seem to think|imply)\b[^.?!]{3,60}[.;] ?(?:but )?(?:i|it|it's|he|she|they|i'm)\b|^(?:(?:no|well|but|oh),? )*you (?:keep|always) (?:on about|(?:go|going) on about|ask(?:ing)? about|talk(?:ing)? about|com(?:e|ing) back to|circling (?:back )?to|return(?:ing)? to|bring(?:ing)? up|mention(?:ing)?)\b[^.?!]{3,50}[.;,–—] ?(?:but )?(?:it's|it is)\b/;

/** The rules for what people say of themselves, in the order in which they are tried. */
export const REVEALING_RULES: readonly MessageRule[] = [
  /** A message such as "I finished two hats in the meantime, so it isn't the knitting". */
  {
    intent: "ruledOut",
    pattern:
      /\b(?:so|then|and) (?:it|that)(?:'s not| isn't| is not| can't be| cannot be| wasn't) (?:really |even )?(?:the|my|a|about|for lack of|because of) [a-z' ]{3,30}[.!]*$/,
    longestWords: 25,
  },
  /** A message such as "To be clear, the dashboard isn't broken." */
  {
    intent: "ruledOut",
    pattern: new RegExp(
      `^(?:to be (?:clear|fair)|for the record|just so you know|in case you(?:'re wondering| wonder| think)),? ${THIRD} ${NOT}\\b`,
    ),
    longestWords: 25,
  },
  /** A message such as "Nah, Dad wouldn't care." */
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
  /** A message such as "Chosen. It's a poem." or "It is in the post." */
  {
    intent: "didIt",
    pattern:
      /^(?:(?:ok|okay|so|right|well|there|and),? )*(?:chosen|finished|written|posted|signed|booked|sorted|sent|paid|cleaned|packed|delivered|submitted|fixed|printed|typed|ordered|(?:it's|its|it is|they're) (?:now |finally |all )?(?:done|sent|signed|written|posted|booked|paid|in the (?:post|mail|postbox|outbox)|out of the house)|(?:(?:the|my|all) )?[a-z]+(?:'s| is| are) (?:now |all |finally )?(?:filled in|signed|sent|done|posted|written|booked|paid|packed|finished|ordered|sorted))[.,!]/,
    longestWords: 25,
    isMet: ({ plain }) =>
      !asksSomething(plain) && !/\b(?:not yet|almost|nearly|ago|by mistake)\b/.test(plain),
  },
  {
    intent: "disagree",
    pattern:
      /^(?:(?:no|but|well|oh|sorry),? )*you(?:'re| are|'ve| have) (?:got (?:it|that) )?(?:quite |rather |completely )?(?:mistaken|wrong about|the wrong|confus\w+|mixing|muddl\w+)\b|\byou(?:'ve| have) (?:got )?(?:it|that|this|me) (?:all |quite |completely )?wrong\b/,
    longestWords: 25,
    isMet: ({ plain }) => !asksSomething(plain),
  },
  /** Messages that deny one thing and then say what is so: "I don't fear the examiner. I fear the roundabout." */
  ...RULES_OUT_AND_SAYS.map(
    (pattern): MessageRule => ({
      intent: "ruledOut",
      pattern,
      longestWords: 32,
      isMet: ({ plain, typed }) =>
        !asksSomething(plain) &&
        !OF_REPLY.test(plain) &&
        !isRevealing(plain) &&
        findDenials(typed).length === 0,
    }),
  ),
  /** A message such as "You suggest that I fear being old. I am not." */
  {
    intent: "ruledOut",
    pattern: CONTRADICTS_DUCK,
    longestWords: 35,
    isMet: ({ plain }) => !asksSomething(plain),
  },
  /** A message such as "it's more that I'd have to say it out loud". */
  {
    intent: "fact",
    pattern:
      /^(?:(?:no|nah|actually|well|honestly|i think|i guess|mostly|maybe),? )*(?:it's|its|it is) (?:more|just|only|mostly|rather|probably)(?: of)? (?:that|like|because|about|the|if|when|how)\b/,
    longestWords: 24,
    isMet: ({ plain }) => !asksSomething(plain) && !/\b(?:feel|afraid|scared|sad|ashamed)\b/.test(plain),
  },
  /** A message such as "I think he would say yes only for me" or "It isn't the money, I'm afraid of her face". */
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
