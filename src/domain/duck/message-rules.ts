/** Rules that decide by its words alone what a chat message does. They are tried before the classifier. */

import { guessLanguage } from "../text/guess-language.ts";
import { ABOUT_DUCK_RULES, QUESTIONS_ABOUT_DUCK, REMARKS_TO_DUCK } from "./about-duck-rules.ts";
import { BAD, GOOD } from "./details-of-message.ts";
import { findDenials } from "./find-denials.ts";
import { isEnglish } from "./guess-intent.ts";
import { kindOfQuestion } from "./kind-of-question.ts";
import { MANNER_RULES } from "./manner-rules.ts";
import type { Intent } from "./message-intents.ts";
import { fits, type MessageRule, type ReadableMessage } from "./message-rule.ts";
import { QUESTION_RULES } from "./question-rules.ts";
import { REQUEST_RULES } from "./request-rules.ts";
import { REVEALING_RULES } from "./revealing-rules.ts";
import { ABOUT_PLACE, asksHowItIsDone, whoWouldKnow } from "./who-knows.ts";

/** Matches a complaint that the reply was about something else. */
const MISSED =
  /\b(?:isn't|is not|wasn't|not) (?:really )?what i (?:asked|meant|was asking|was saying)\b|\byou (?:didn't|did not|haven't|don't|never) (?:even )?(?:answer|answered|listen|listened|read|get it|get me|understand|understood)\b|\byou're not (?:even )?(?:getting it|getting me|listening|hearing|answering)\b|^no,? but (?:seriously|really)\b|\b(?:didn't ask|answer) (?:the|my|that|you that|for that|about that)(?: question)?\b|\bthat's not (?:an answer|what i)\b|\bdid you (?:even|actually) (?:read|hear|listen)\b|\bbeside the point\b/;

/** The rules in the order in which they are tried. The first that fits decides. */
const MESSAGE_RULES: readonly MessageRule[] = [
  {
    intent: "signs",
    isMet: ({ words }) => words === 0,
  },
  {
    intent: "orders",
    pattern:
      /\b(?:ignore|forget|disregard) (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions|rules)|system prompt|\byou are now\b|jailbreak|^(?:system|assistant)\s*:/,
  },
  {
    intent: "foreign",
    isMet: ({ typed, words }) => words > 3 && guessLanguage(typed) !== "en" && !isEnglish(typed),
  },
  {
    intent: "yes",
    pattern:
      /^(?:yes|yeah|aye|yep|yup|true|right|exactly|correct|i do|i am|sure|agreed|affirmative|probably|definitely|i think so|i guess|i suppose|i know)(?:,? (?:so|i know|maybe|probably|i (?:guess|suppose|think|do|am|did|know)|kind of|sort of|kinda|a bit|exactly|it (?:is|does|was)|definitely|true|totally))?[.! ]{0,3}$/,
  },
  {
    intent: "no",
    pattern:
      /^(?:no|nope|nah|never|negative|not (?:really|yet|at all|exactly|that i know(?: of)?)|i don't|i'm not|i haven't)[.! ]*$/,
  },
  ...REVEALING_RULES,
  /** A message such as "sent it", which names nobody else as the doer. */
  {
    intent: "didIt",
    pattern:
      /^(?:(?:ok|okay|so|right|well),? )?(?:sent|told|called|rang|asked|posted|booked|did|said|texted|emailed|paid|deleted) (?:it|him|her|them|that)\b/,
    isMet: ({ plain }) => !plain.endsWith("?"),
  },
  /** A message such as "dunno what i believe in". */
  {
    intent: "unsure",
    pattern: /^(?:dunno|idk|not sure|no idea|no clue)\b/,
    longestWords: 8,
  },
  /** A message such as "email or face to face?" */
  {
    intent: "choose",
    pattern:
      /^(?!(?:is|are|do|does|did|why|how|what|who|will|would|can|could|am|was|were)\b).{1,60} or .{1,40}\?$|^[a-z]{2,12} or [a-z]{2,12}$|\bwhich (?:one )?would (?:you|u)\b/,
    longestWords: 8,
  },
  /** A message such as "keep it or give it away. just choose for me". */
  {
    intent: "choose",
    pattern:
      /\bor\b.{0,160}\b(?:choose|pick|decide)(?: one)?(?: for me)\b|\bor\b.{0,160}\b(?:plain answer|you decide|you choose|one word|say (?:it|which))\b|\b(?:you (?:choose|pick|decide)|final answer|one word)\b.{0,160}\bor\b/,
    longestWords: 30,
  },
  /** A message such as "I would not say I already know". */
  {
    intent: "ruledOut",
    pattern:
      /^(?:(?:no|nah|well|but|oh),? )?i (?:would not|wouldn't|never|didn't) (?:say|said) (?:that )?(?:i|it|he|she|we|they)\b/,
  },
  /** The person says what is not so of somebody else: "he isn't angry". */
  {
    intent: "ruledOut",
    pattern:
      /^(?:(?:no|nah|well|but|oh),? )?(?:he|she|they|my [a-z]+)(?:'s not| isn't| is not|'re not| aren't| wasn't| weren't) (?:really |even |that )?(?:angry|jealous|creepy|mean|cruel|sad|ill|sick|lazy|old|stupid|scared|upset|bad|wrong|difficult|lonely|poor|cross|mad|nasty|rude|cold|violent|unkind)\b/,
    longestWords: 18,
  },
  {
    intent: "again",
    pattern:
      /\byou (?:told|said) (?:me )?(?:this |that )?(?:already|before)\b|^(?:this|that) you (?:told|said)\b|\byou keep (?:asking|coming back|going (?:on|back)|returning|bringing)\b|\b(?:ask|tell) me something (?:else|different|other|that (?:isn't|is not|'s not))\b|\byou(?:'re| are) repeating yourself\b/,
    longestWords: 14,
  },
  {
    intent: "asksStep",
    pattern:
      /\b(?:got|have|i've|there's)(?: (?:exactly|about|only|maybe|got|another))? (?:\d\d|ten|fifteen|twenty|thirty|forty|half an|an|one|two) (?:min(?:ute)?s?|hours?)\b.{0,80}\b(?:what (?:can|could|do|should|would|fits)|which|give me|where do)\b/,
    longestWords: 30,
  },
  {
    intent: "smaller",
    pattern:
      /(?:^|[.,!?] )(?:something |even |a bit )?smaller\b|\banything more modest\b|^less than (?:a|an|the|that|this|one)\b|\bwhat(?:'s| is) less than\b/,
    longestWords: 25,
  },
  {
    intent: "asksTell",
    pattern:
      /\bwhat (?:do|should|could) (?:i|you|u) (?:actually |even |really )?(?:say|write|text|reply|answer)\b(?! about)|\bhow (?:do|would|could|should) (?:i|you|u|one) (?:even |actually )?(?:say|phrase|word)\b|\bi (?:could|can|might) (?:maybe |perhaps )?(?:do|say|manage) one (?:sentence|line)\b|\b(?:what|what's|give me|how|which|please|concrete)\b.{0,60}\b(?:(?:very )?first|opening) (?:words?|line|sentence)\b|\b(?:what's|what is|give me) sentence (?:one|1)\b|\bhow (?:do|would|can|should) (?:you|u|i|one) (?:even |actually |ever )?(?:start|begin|open) (?:an?|the|that|this) (?:conversation|talk|chat|letter|email|message|call)\b|\bwhat would an? (?:[a-z]+ )?(?:letter|email|message|text|note) say\b/,
    longestWords: 40,
  },
  {
    intent: "thanks",
    pattern: /\b(?:ta|thx|cheers)(?: (?:rob|duck|mate|love))?(?: x{1,4})?[.! ]{0,3}$/,
    longestWords: 25,
  },
  {
    intent: "bye",
    pattern:
      /(?:^|[.!] )(?:i'd |we'd )?better (?:go|be off|get going|get (?:them|these|those) [a-z]+ [a-z]+)[.! ]{0,3}$|^(?:(?:right|ok|okay|anyway),? )?(?:i'm )?off to (?!uni|college)(?:[a-z']+ ){0,3}[a-z']+(?:, (?:it's|it is) [a-z]+)?[.! ]{0,3}$|(?:^|[.!,] )(?:good ?)?night(?:,? (?:rob|duck|duckie|mate|all))?[.! ]{0,3}$|\bgod (?:bless|keep)(?: you)?\b.{0,20}$/,
    longestWords: 14,
  },
  ...ABOUT_DUCK_RULES,
  {
    intent: "machine",
    pattern:
      /\bare (?:you|u) (?:actually |really |just )?(?:an? )?(?:(?:actual|proper|real|rubber) ){0,2}(?:real|human|computer|program|app|duck (?:or|and)|ai|bot|robot|machine|person|gpt|chatgpt|claude|llm|alive|dead)\b|\b(?:language model|chatgpt|openai|which model|what model)\b|\bwho are you\b|\bwhat are you(?: (?:really|actually|exactly|then|anyway|rob|duck))?\?*$/,
  },
  {
    intent: "hostile",
    pattern:
      /\b(?:fuck (?:you|off|this)|screw you|shut up|you(?:'re| are) (?:useless|stupid|an idiot|dumb|crap|shit|rubbish|annoying|a joke|no help|wrong about everything)|stupid duck|this is (?:useless|bullshit|crap|garbage|nonsense|stupid|rubbish|a waste)|waste of (?:my )?time|(?:thanks|cheers|ta) for nothing|you(?:'re| are) (?:just|only) a (?:bird|duck|toy|bath toy|piece of plastic)|what do you know (?:of|about)|bollocks|i hate (?:you|this))\b|\b(?:cross|annoyed|angry|fed up|irritated) with (?:you|u|this duck)\b|\byou sound (?:very |so |rather )?(?:pleased with yourself|smug)\b|^(?:typical|useless|no help)\b|\b(?:you|u) suck\b|\b(?:you're|ur|u r) (?:bad|terrible|awful|rubbish|crap) at\b/,
  },
  {
    intent: "greeting",
    pattern: /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|yo|quack)\b[\s\w,]{0,12}[!.]*$/,
  },
  ...MANNER_RULES,
  ...REQUEST_RULES,
  /** The person says at the end what they will do next. */
  {
    intent: "plans",
    pattern:
      /^(?:(?:ok|okay|right|well|fine|good|yes|yeah),? ){0,2}i(?:'ll| will|'m going to|'m gonna| am going to) (?:do|start|try|take|ring|call|write|text|ask|send) [^.?!,]{2,50} (?:first|tonight|tomorrow|after [a-z]+|then)[.! ]{0,3}$/,
    longestWords: 20,
  },
  ...QUESTION_RULES,
  ...QUESTIONS_ABOUT_DUCK,
  /** A message such as "it's not a waste, that's not what I mean". */
  {
    intent: "denial",
    pattern: MISSED,
    longestWords: 20,
    isMet: ({ typed }) => findDenials(typed).length > 0,
  },
  {
    intent: "missed",
    pattern: MISSED,
    longestWords: 20,
  },
  /** The person did not understand the duck. */
  {
    intent: "unclear",
    pattern:
      /^(?:sorry,? |um,? |er,? |ok,? |what\?* )*(?:what (?:do|did) (?:you|u) mean|wdym|what does that (?:even )?mean|(?:i )?(?:don't|didn't) (?:get|understand|follow)(?: it| that| you| u| the question| what you mean)?[.!?]*$|you(?:'ve| have)? lost me|come again|pardon)|^(?:what|huh|sorry|eh|wut)\?+$|\bin plain english\b/,
    longestWords: 12,
  },
  /** The person takes back what they said to the duck. */
  {
    intent: "saysSorry",
    pattern:
      /^(?:oh,? |ok,? )?(?:sorry|my bad|apologies)(?: duck| rob| about that| for that)?[.! ]{0,3}$|, sorry(?: duck| rob)?[.! ]{0,3}$|^(?:oh,? |ok,? )?(?:sorry|apologies)(?: duck| rob)?[.,:] (?:that|this|it) [^?]{1,40}$/,
    longestWords: 10,
  },
  /** The person asks what comes next. */
  {
    intent: "goesOn",
    pattern:
      /^(?:hm+|ok|okay|right|well|yes|yeah)?[,.! ]*(?:so|and|so what|and then|then what|go on|now what|well)(?: then| now| duck| rob)?[.! ]*\?|^(?:and )?then what\b/,
    longestWords: 8,
  },
  {
    intent: "whatIf",
    pattern:
      /^(?:(?:but|and|so|ok|okay|hm+|yes|yeah|no|sure|right|well),? ){0,3}what if\b|^(?:(?:but|and|so|ok),? )*(?:say|suppose|imagine) (?:it's|it is|it goes|i|he|she|they)\b[^.]{3,80}\?$|^(?:and|but) if (?:he|she|they|it|i|we|nobody)\b[^.]{1,80}\?$/,
    longestWords: 30,
  },
  /** The person asks whether less than the whole would do. */
  {
    intent: "asksMay",
    pattern:
      /^(?:so |but |and |ok(?:ay)?,? |hm+,? )?(?:can|could|may) i (?:just|only|sleep|wait|leave|skip|stop|start|come back|think|do (?:just|only|it|that|one|half))\b|\b(?:is it|would it be) (?:ok|okay|enough|fine|alright|all right) (?:if i|to) (?:just|only)\b|^(?:maybe |perhaps |or )?(?:just|only) (?:the|a|one|my|half)\b[^?]{2,40}\?$/,
    longestWords: 25,
  },
  /** The person asks whether something is normal, wrong or too much. */
  {
    intent: "asksIfOk",
    pattern: new RegExp(
      `(?:^|[,.] ?|\\b(?:so|but|and|seriously|honestly|now) )(?:is it|is that|is this|am i|was it|was i|is she|is he|isn't (?:it|this|that))(?: \\w+){0,2} (?:${GOOD}|${BAD})\\b|^am i (?:just |being |such )?an? [a-z]{2,12}\\?*$`,
    ),
    longestWords: 25,
  },
  /** The person agrees to what was said, and adds nothing. */
  {
    intent: "accepts",
    pattern:
      /^(?:(?:haha|ha|lol|oh|yeah|hm|hmm|mm|well|ah),? ){0,2}(?:ok|okay|right|cool|good|fine|fair|fair enough|nice|great|got it|alright|all right|will do|makes sense|good point|i see|sounds good)(?: then|,? (?:ok|good|fair|cool|fine|fair enough))?[.! ]*$/,
    longestWords: 6,
  },
  {
    intent: "asksPlace",
    pattern: ABOUT_PLACE,
    longestWords: 35,
    isMet: ({ plain }) => whoWouldKnow(plain) !== undefined,
  },
  /** A message such as "Does a sanctuary take a bird that swears?" */
  {
    intent: "asksPlace",
    pattern:
      /^(?:(?:and|but|so|ok|also),? )?(?:(?:do|does|can|will|would|is|are) (?:an?|the|these|those|most|all|any) (?!guys?|man|men|woman|women|girls?|boys?|person|people|card|ducks?|two|three|one|first|bit|thing)[a-z]+\b|what happens to an? ).*\?$/,
    longestWords: 20,
    isMet: ({ plain }) => kindOfQuestion(plain) === undefined,
  },
  /** A message such as "Do I lose my pension?" */
  {
    intent: "asksPlace",
    pattern:
      /^(?:(?:and|but|so|ok|also),? )?(?:do|does|can|is there|are there|will|must|has|how (?:long|much|often)|when|what time)\b.*\?$/,
    longestWords: 30,
    isMet: ({ plain }) => asksHowItIsDone(plain) && kindOfQuestion(plain) === undefined,
  },
  /** The person asks how something is done and requests nothing of the duck: "can you sell a herd". */
  {
    intent: "asksPlace",
    pattern:
      /(?:^|[.,!] )(?:but |so |and )?can (?:you|one|they) (?:even |actually )?(?!help|tell|give|explain|remind|say|hear|see|read|write|make|just|do|show|please|stop|repeat|suggest|be|not|keep|remember|talk|think|pick|choose|imagine|believe|go|send|draw|check|look)[a-z]+ (?:a|an|the|with|it|them|your)\b/,
    longestWords: 35,
  },
  /** The person wants to amuse, and asks nothing. */
  {
    intent: "joke",
    pattern:
      /\bplot twist\b|\bask me anything\b|^before you ask\b|^(?:key )?skills: |\bmore [a-z]+ than (?:he|she|they|it|me|i|my [a-z]+)(?: (?:has|does|do|is|are|have))?(?: at this point)?[.! ]{0,3}$|\b(?:you|u) (?:didn't|haven't|can't)(?: even)? judge\b|\bnot (?:been )?in vain\b|\bgoing (?:very|really) well indeed\b/,
    longestWords: 25,
  },
  ...REMARKS_TO_DUCK,
];

/** Returns the intent of the first rule that fits; `undefined` if none does. */
export function intentByRule(message: ReadableMessage): Intent | undefined {
  return MESSAGE_RULES.find((rule) => fits(rule, message))?.intent;
}
