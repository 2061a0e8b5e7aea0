/** Rules for requests to the duck (less to do, words to send, another subject) and for jokes about a duck. */
import { asksAboutDuck, jokesAboutDuck } from "./jokes-about-duck.ts";
import type { MessageRule } from "./message-rule.ts";
import { asksSomething } from "./plain-questions.ts";

const TASK = "(?:homework|step|steps|task|assignment|exercise|thing to do|dose|load)";
const SMALL = "(?:very |really |super |just |truly )*(?:small|little|tiny|short|easy|light|gentle)";
const TIME = "(?:[a-z]+|\\d{1,2}|half an) (?:seconds?|minutes?|mins?|hours?)";
const REFUSED_TIME = [
  `\\b${TIME} (?:is|are|sounds|feels|would be)(?: \\w+){0,2} (?:too (?:much|long|big)|out of the question|impossible|not (?:happening|possible|on))\\b`,
  `\\b${TIME} (?:isn't|aren't|is not|won't be|ain't) (?:happening|going to happen|possible|on|doable|realistic)\\b`,
  `\\b(?:won't|can't|cannot|couldn't|will not|don't have|haven't got|not) (?:(?:do|doing|manage|even|spare|find|the) ){0,2}${TIME}\\b`,
];
const ASKED_OF_DUCK = "(?:give|please|pls|can|could|just|need|want|got|have you|is there|what|what's|whats)";

/** Patterns of requests for a smaller or another step. */
const SMALLER: readonly RegExp[] = [
  /^(?:(?:only|just|ok|about|maybe),? )*(?:\d{1,2}|one|two|three|five|ten|fifteen|twenty|thirty|half an) (?:min(?:ute)?s?|hours?)\b[.,:]? ?(?:(?:that's|thats|is|it's|its) )?(?:all |what )?(?:i(?:'ve| have)?(?: got)?|max|tops|only)\b/,
  new RegExp(
    `\\b(?:reduce|shrink|halve|cut|lighten|shorten|scale|less|fewer|easier|smaller) (?:down |back )?(?:the |that |this |my |of )*${TASK}\\b`,
  ),
  new RegExp(
    `^${ASKED_OF_DUCK}\\b.{0,40}\\b${SMALL} (?:thing|step|task|bit|something|one|move)\\b|\\bsomething ${SMALL}\\b`,
  ),
  /\b(?:tiniest|smallest|littlest|easiest|shortest|least|minimum|tiny) (?:\w+ )?(?:version|thing|step|bit|move|part|piece|dose|i can|i could)\b|\bbare minimum\b/,
  new RegExp(`\\b(?:another|(?:a )?different|(?:an)?other) ${TASK}\\b`),
  /^(?:(?:ok|okay|and|so|but|well|right|please|pls|no),? )*(?:give|can|could|need|i need|i want|want|got|have you|is there|what|what's|whats|something|anything|a step|another|one thing|maybe|any)\b.{0,30}\b(?:step|something|anything|task|one|thing|it)\b.{0,25}\b(?:without|(?:doesn't|does not|not) (?:involve|involving|need|use|include|require)|(?:with|needs?|uses?|involves?|takes?) no)\b/,
  ...REFUSED_TIME.map((pattern) => new RegExp(pattern)),
];

/** Requests for words that can be sent or said. */
const WANTS_WORDS =
  /\b(?:version|draft) of (?:the|this|that|my|a) [a-z]+ (?:that|which) (?:says|tells|asks)\b|\b(?:a|any|another|some|the best|safe|kind|polite|good|nice) ?(?:\w+ )?way (?:to|of) (?:say|saying|put|putting|word|wording|phrase|phrasing|tell|telling)\b|\bwhat (?:i|one) (?:can|could|should|would|might) (?:say|write|text|tell)\b|\bhelp me (?:write|word|phrase|say|draft)\b|\b(?:draft|write|compose) (?:me |us )?(?:a|an|the|one|two|something)\b.{0,25}\b(?:email|message|text|line|note|reply|letter|sentence)\b|\bhow (?:do|can|could|should|would) (?:i|you|one) (?:put|word|phrase) (?:it|that|this)\b/;

const NEW_SUBJECT =
  /\b(?:can|could|may) we (?:please )?(?:not|stop|leave|drop|skip|park)\b.{0,35}\b(?:for a (?:sec|second|minute|moment|bit|while)|for now|please|today|tonight)\b|\b(?:change (?:the|of) subject|(?:talk|chat|speak) about (?:something|anything) else|something else (?:for a|now|please|entirely)|(?:don't|do not|rather not|not) (?:want to |wanna )?(?:talk|chat|speak|think) about (?:[a-z]+ ){1,4}(?:for a (?:minute|while|bit|sec|moment)|right now|any ?more|today|tonight)|different (?:subject|topic)|new topic|off topic for a)\b/;
/**
 * Matches a sentence that says what to talk about instead: "I'd rather talk about the green", "could we stick to the
 * letter?"
 */
const NAMED_SUBJECT =
  /\b(?:i'd rather|i would rather|i'd prefer to|let's|let us|can we|could we|may we|shall we|i want to|i'd like to|rather|we could) (?:just |please |now |only )?(?:talk about|chat about|speak about|hear about|go back to|return to|get back to|come back to|stick to|stick with|stay with|focus on|keep to|discuss) (?!something|anything|it tomorrow|this (?:later|tomorrow))/;
const SOMETHING_TO_DO =
  /^(?:(?:ok|okay|and|so|but|well|right|please|pls|rob|just|yes|yeah),? )*(?:(?:can|could|would|will) you )?(?:please )?(?:give|tell|read|show|name|find|suggest|i need|i want|i'd like|what's|is there)(?: me)? (?:just )?(?:one thing|1 thing|a thing|something|anything|one job|a job)\b.{0,25}\b(?:i (?:can|could|might)|to) do\b|^(?:(?:ok|okay|and|so|but|well|right|yes|yeah),? )*what (?:can|could|might) i (?:actually |even |now )?do\b/;
const IS_SMALL = /\b(?:small\w*|tin(?:y|ier|iest)|less|shorter|easier|without)\b/;
const WEATHER = /\b(?:weather|rain|raining|snow|snowing|forecast|sunshine|storm|frost)\b/;
const SEASON =
  /\b(?:do|d'you|does|are|would) ?(?:you|u|a duck)? ?(?:like|prefer|enjoy|fond of|into) (?:the )?(?:winter|summer|spring|autumn|snow|rain|sun|cold|heat)\b/;
const LIKES = /\b(?:do|d'you) (?:you|u) (?:like|enjoy|prefer)\b/;
const SMALL_TALK =
  /^(?:anyway|so|by the way|btw|right|ok|well)[.,]? |\b(?:think|reckon|suppose|forecast|your weather|where you are)\b/;

/** The rules for requests, in the order in which they are tried. */
export const REQUEST_RULES: readonly MessageRule[] = [
  {
    intent: "asksLikes",
    pattern: LIKES,
    longestWords: 20,
    isMet: ({ plain }) =>
      !SEASON.test(plain) &&
      /\b(?:for a (?:minute|bit|while|sec|second|moment)|something else|change|can we not)\b/.test(plain),
  },
  { intent: "asksSeason", pattern: SEASON, longestWords: 20 },
  {
    intent: "asksWeather",
    pattern: WEATHER,
    longestWords: 18,
    isMet: ({ plain }) => asksSomething(plain) && SMALL_TALK.test(plain) && !/\bi\b/.test(plain),
  },
  {
    intent: "newSubject",
    pattern: NEW_SUBJECT,
    longestWords: 25,
    isMet: ({ plain }) => !/\byou (?:keep|already|said|asked)\b/.test(plain),
  },
  {
    intent: "namesSubject",
    pattern: NAMED_SUBJECT,
    longestWords: 22,
    isMet: ({ plain }) => !/\b(?:cards?|step|anything|something) \b/.test(plain),
  },
  { intent: "asksTell", pattern: WANTS_WORDS, longestWords: 30 },
  /** A message such as "tell me one thing I can do in the next five minutes". */
  {
    intent: "asksStep",
    pattern: SOMETHING_TO_DO,
    longestWords: 25,
    isMet: ({ plain }) => !IS_SMALL.test(plain),
  },
  ...SMALLER.map(
    (pattern): MessageRule => ({
      intent: "smaller",
      pattern,
      longestWords: 25,
      isMet: ({ plain }) => !NOT_ASKED.test(plain),
    }),
  ),
  {
    intent: "joke",
    longestWords: 30,
    isMet: ({ plain }) => jokesAboutDuck(plain) || asksAboutDuck(plain),
  },
];

/**
 * Matches sentences that are no requests: what others can do, what could be done in the past, or how something is done.
 */
const NOT_ASKED =
  /\b(?:he|she|they|we|used to|years? ago|yesterday|last) (?:can't|couldn't|won't|wouldn't|didn't)\b|^(?:how|why)\b/;
