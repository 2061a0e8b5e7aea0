/** Chat messages that a few fixed words tell apart. They are read before the classifier is asked. */

import { PLACE_QUESTION, PLAIN_QUESTIONS, QUESTION_RULES } from "./plain-questions.ts";

/** In the order in which they are tried; the first that fits is taken. */
export const PLAIN_INTENTS = [
  "style",
  "plans",
  ...PLAIN_QUESTIONS,
  "asksKept",
  "asksDraws",
  "asksUse",
  "asksPage",
  "asksOthers",
  "asksRob",
  "missed",
  "unclear",
  "saysSorry",
  "goesOn",
  "whatIf",
  "asksMay",
  "asksIfOk",
  "accepts",
  PLACE_QUESTION,
  "joke",
] as const;
export type PlainIntent = (typeof PLAIN_INTENTS)[number];

interface PlainRule {
  pattern: RegExp;
  /** A longer message tells more than this and is read as a whole. */
  longestWords: number;
}

const RULES: Record<PlainIntent, PlainRule> = {
  ...QUESTION_RULES,
  /** A request about how the duck speaks. */
  style: {
    pattern:
      /\b(?:stop|quit) (?:talking|sounding|speaking) like\b|\b(?:you're|ur|you are) (?:talking|sounding) like\b.{1,40}\bstop\b|\bplease don't (?:tell|ask|give) me\b|\bno (?:more )?(?:feelings|therapy|metaphors|riddles|jokes|pep talks?)(?: please| pls)?(?:[.,!]|$)|\bjust (?:give me )?the practical (?:bit|part|stuff)\b|\b(?:don't|stop) (?:ask|asking|tell|telling) me (?:how (?:that|it|this|i)|to be)\b/,
    longestWords: 35,
  },
  /** What they will do next, said at the end. */
  plans: {
    pattern:
      /^(?:(?:ok|okay|right|well|fine|good|yes|yeah),? ){0,2}i(?:'ll| will|'m going to|'m gonna| am going to) (?:do|start|try|take|ring|call|write|text|ask|send) [^.?!,]{2,50} (?:first|tonight|tomorrow|after [a-z]+|then)[.! ]{0,3}$/,
    longestWords: 20,
  },
  /** Said to amuse, with nothing asked. */
  joke: {
    pattern:
      /\bplot twist\b|\bask me anything\b|^before you ask\b|^(?:key )?skills: |\bmore [a-z]+ than (?:he|she|they|it|me|i|my [a-z]+)(?: (?:has|does|do|is|are|have))?(?: at this point)?[.! ]{0,3}$|\b(?:you|u) (?:didn't|haven't|can't)(?: even)? (?:see|seen|judge)\b|\bnot (?:been )?in vain\b|\bgoing (?:very|really) well indeed\b/,
    longestWords: 25,
  },
  /** What is stored of this chat, and who can read it. */
  asksKept: {
    pattern:
      /\b(?:is|are|will) (?:this|any of this|my (?:text|messages?|answers?|chat)|what i (?:type|write|say)(?: here)?)(?: \w+){0,2} (?:saved|stored|kept|private|anonymous|recorded|encrypted|public|confidential)\b|\b(?:who|anyone|anybody|somebody|someone)(?: else)? (?:can |could |gets to )?(?:see|sees|read|reads) (?:this|what i (?:write|type)|my (?:messages?|chat))\b|\b(?:do you|will you|d'you) (?:remember|keep|store|save|share|tell anyone) (?:this|any|what|my|everything|all)\b|\bhow (?:do|can) i (?:delete|erase|export|download) (?:this|my|the) (?:chat|readings?|account|data|messages?)\b/,
    longestWords: 25,
  },
  /** Whether and how often cards can be drawn. */
  asksDraws: {
    pattern:
      /\b(?:can|could|may|do|should) i (?:do|get|draw|pull|pick|have|take|ask for) (?:another|one more|a new|a second|more|a different) (?:cards?|readings?|draw)\b|\bone (?:cards? |readings? |draw )?(?:per|a) day\b|\bhow (?:many|often)\b.{0,30}\b(?:cards?|readings?|draws?|draw)\b/,
    longestWords: 25,
  },
  /** How the page is used. */
  asksUse: {
    pattern:
      /\bdo i (?:have|need) to (?:press|click|tap|pay|sign (?:in|up)|log in|register)\b|\b(?:can|do) (?:you|u) (?:hear|see) me\b|\bis (?:this|typing) (?:thing )?(?:on|enough|working)\b|\b(?:does|is) (?:this (?:app|site|page)|the app|using this) (?:cost|free)\b|\bhow does (?:this|the) (?:app|site|page|chat|thing) work\b|\bwhere do i (?:type|click|press|tap)\b/,
    longestWords: 25,
  },
  /** What the page does beside the chat. */
  asksPage: {
    pattern:
      /\b(?:does|can|will|is there) (?:this|the|your|it|an?) (?:thing|app|site|website|page)\b|\b(?:can|will|do|could) (?:you|this|it) (?:remind me|send me (?:a|an) (?:reminder|email|mail|message|notification)|notify me)\b|\b(?:reminder|notification)s?\b.{0,20}\?$/,
    longestWords: 25,
  },
  /** What other people write here. */
  asksOthers: {
    pattern:
      /\bwho else (?:do|have|does) (?:you|u|ya)\b|\b(?:do|are) (?:other|many|most|lots of) (?:people|others)\b.{0,30}\b(?:ask|talk|come|tell|write)\b|\b(?:am i|is it just me|are there) .{0,30}\b(?:only one who (?:asks|writes|tells) you|others like me here)\b|\b(?:heard|get) (?:this|that|stuff like this) (?:a lot|often|before)\b/,
    longestWords: 22,
  },
  /** About the duck, who he was and what he can. */
  asksRob: {
    pattern:
      /\bbefore (?:you|u) (?:were|was|became|turned)\b|\b(?:did|have|had|were|are|do|was) (?:you|u|ya)(?: \w+){0,2} (?:ever|married|kids|children|lonely|bored|famous|sleep|swim|eat|a (?:wife|family|dog|mother|mum|brother|sister))\b|\b(?:can|do|are|could) (?:a duck|ducks|rubber ducks)\b|\bwhat(?:'s| is| was) it like\b.{0,20}\b(?:a duck|rubber|being you)\b|\bwhat(?:'s| is) your (?:name|story|favou?rite)\b|\bwho (?:is|was) rob\b|\bhow are (?:you|u|things)(?: today| doing| then| rob| duck)*\?*$|\bwhy (?:the hat|are you a duck|a duck)\b|\bhow did (?:you|u) (?:die|end up)\b/,
    longestWords: 16,
  },
  /** The reply was about something else. */
  missed: {
    pattern:
      /\b(?:isn't|is not|wasn't|not) (?:really )?what i (?:asked|meant|was asking|was saying)\b|\byou (?:didn't|did not|haven't|don't|never) (?:even )?(?:answer|answered|listen|listened|read|get it|get me|understand|understood)\b|\byou're not (?:even )?(?:getting it|getting me|listening|hearing|answering)\b|^no,? but (?:seriously|really)\b|\b(?:didn't ask|answer) (?:the|my|that|you that|for that|about that)(?: question)?\b|\bthat's not (?:an answer|what i)\b|\bdid you (?:even|actually) (?:read|hear|listen)\b|\bbeside the point\b/,
    longestWords: 20,
  },
  /** They did not understand the duck. */
  unclear: {
    pattern:
      /^(?:sorry,? |um,? |er,? |ok,? |what\?* )*(?:what (?:do|did) (?:you|u) mean|wdym|what does that (?:even )?mean|(?:i )?(?:don't|didn't) (?:get|understand|follow)(?: it| that| you| u| the question| what you mean)?[.!?]*$|you(?:'ve| have)? lost me|come again|pardon)|^(?:what|huh|sorry|eh|wut)\?+$|\bin plain english\b/,
    longestWords: 12,
  },
  /** They take back what they said to the duck. */
  saysSorry: {
    pattern:
      /^(?:oh,? |ok,? )?(?:sorry|my bad|apologies)(?: duck| rob| about that| for that)?[.! ]{0,3}$|, sorry(?: duck| rob)?[.! ]{0,3}$/,
    longestWords: 8,
  },
  /** They ask what follows. */
  goesOn: {
    pattern:
      /^(?:hm+|ok|okay|right|well|yes|yeah)?[,.! ]*(?:so|and|so what|and then|then what|go on|now what|well)(?: then| now| duck| rob)?[.! ]*\?|^(?:and )?then what\b/,
    longestWords: 8,
  },
  whatIf: {
    pattern:
      /^(?:but |and |so |ok(?:ay)?,? |hm+,? )?what if\b|^(?:and|but) if (?:he|she|they|it|i|we|nobody)\b[^.]{1,80}\?$/,
    longestWords: 30,
  },
  /** Whether less than the whole would do. */
  asksMay: {
    pattern:
      /^(?:so |but |and |ok(?:ay)?,? |hm+,? )?(?:can|could|may) i (?:just|only|sleep|wait|leave|skip|stop|start|come back|think|do (?:it|that|one|half))\b|\b(?:is it|would it be) (?:ok|okay|enough|fine|alright|all right) (?:if i|to) (?:just|only)\b/,
    longestWords: 25,
  },
  /** Whether something is normal, wrong or too much. */
  asksIfOk: {
    pattern:
      /(?:^|[,.] ?|\b(?:so|but|and) )(?:is it|is that|is this|am i|was it|was i|is she|is he|isn't it)(?: \w+){0,2} (?:normal|stupid|okay|ok|wrong|bad|petty|crazy|weird|silly|selfish|mean|mad|unfair|pathetic|ridiculous|childish|rude|awful|terrible|too late|too old|too much|cruel|dumb|horrible)\b|^am i (?:just |being |such )?an? [a-z]{2,12}\?*$/,
    longestWords: 25,
  },
  /** Agrees to what was said, and adds nothing. */
  accepts: {
    pattern:
      /^(?:(?:haha|ha|lol|oh|yeah|hm|hmm|mm|well|ah),? ){0,2}(?:ok|okay|right|cool|good|fine|fair|fair enough|nice|great|got it|alright|all right|will do|makes sense|good point|i see|sounds good)(?: then|,? (?:ok|good|fair|cool|fine|fair enough))?[.! ]*$/,
    longestWords: 6,
  },
};

/** `plain`: in lower case, with its apostrophes. */
export function readPlainMessage(plain: string, words: number): PlainIntent | undefined {
  return PLAIN_INTENTS.find(
    (intent) => words <= RULES[intent].longestWords && RULES[intent].pattern.test(plain),
  );
}
