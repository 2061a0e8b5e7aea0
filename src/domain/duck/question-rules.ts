/** Rules for questions about the app, about the duck, and about what nobody here can know. */
import { BAD, GOOD } from "./details-of-message.ts";
import type { MessageRule } from "./message-rule.ts";

/** The rules for questions, in the order in which they are tried. */
export const QUESTION_RULES: readonly MessageRule[] = [
  {
    intent: "asksSleep",
    pattern: /\b(?:if|do|does|can) (?:a duck|ducks?|you|u) (?:ever )?sleeps?\b/,
    longestWords: 16,
  },
  {
    intent: "asksBreed",
    pattern: /\bwhat (?:kind|sort|type|breed) of (?:a )?duck\b|\bare (?:you|u) a mallard\b/,
    longestWords: 20,
  },
  /** The person asks whom to turn to. */
  {
    intent: "asksHelp",
    pattern:
      /\bis there (?:someone|somebody|anyone|anybody|somewhere|a (?:number|place|charity|service|person)) (?:(?:that|who|where) )?(?:i|u|you|one|we) (?:can|could) (?:ring|call|phone|talk|speak|ask|go|text)\b|\bwho (?:can|could|do|would|should) i (?:even |actually |ever )?(?:ring|call|phone|talk to|speak to|turn to)\b|\bis there (?:someone|somebody|anyone|anybody|an office|a person|a service)(?: [a-z]+){0,2} (?:who|that|to|for)\b/,
    longestWords: 35,
  },
  /** A message such as "How do you know whether ..." */
  {
    intent: "asksSure",
    pattern:
      /\bhow (?:do|does|can|would|will|could) (?:you|i|u|one|we|anyone|anybody|people) (?:ever |even |really )?(?:know|tell) (?:if|whether|when|which)\b/,
    longestWords: 30,
  },
  /** The person asks whether something may be done. */
  {
    intent: "asksOdd",
    pattern: new RegExp(
      `\\b(?:would it be|is it) (?:a bit |very |too |really |just )?(?:${GOOD}|${BAD}) (?:of me )?(?:if|to|when)\\b`,
    ),
    longestWords: 30,
  },
  /** A message such as "Would you move the tree first?" */
  {
    intent: "asksShould",
    pattern:
      /^(?:(?:so|and|but|ok|okay|well),? )*would (?:you|u) (?!say|call|mind|like|help|tell|give|please|explain|repeat|be|think|believe|know|rather|prefer|agree|write|make|describe|do it)[a-z]+ (?!me\b)(?!.*\bor\b).*\?$/,
    longestWords: 18,
  },
  /** The person asks whether something of theirs may be used: "could that go in?" */
  {
    intent: "asksMayUse",
    pattern:
      /(?:^|[.!,] )(?:could|can|may|might) (?:that|this|it|they) (?:go in|stay|be (?:in|enough|left|short)|count|wait|come in|do)\b[^.?]{0,30}\?$|^(?:(?:so|but|and|ok|okay),? )*(?:can|could|may) i (?:really |still )?(?:put|use|mention|include|say|keep|bring|call)\b[^.?]{2,40}(?:\?|\bor\b)/,
    longestWords: 30,
  },
  /** The person asks what is stored of this chat, or who can read it. */
  {
    intent: "asksKept",
    pattern:
      /\b(?:is|are|will) (?:this|any of this|my (?:text|messages?|answers?|chat)|what i (?:type|write|say)(?: here)?)(?: \w+){0,2} (?:saved|stored|kept|private|anonymous|recorded|encrypted|public|confidential)\b|\b(?:who|anyone|anybody|somebody|someone)(?: else)? (?:can |could |gets to )?(?:see|sees|read|reads) (?:this|what i (?:write|type)|my (?:messages?|chat))\b|\b(?:who|(?:is|are|does|do|can|could|will|would) (?:any ?(?:one|body)|some ?(?:one|body)|people|humans?|staff|my [a-z]+|the (?:boss|company|owner|people|developers?)))(?: else| here| ever| actually| really| be able to)*(?: is| can| could| gets? to)? (?:reads?|reading|sees?|seeing|looks? at|looking at|access) (?:this\b(?! (?:through|coming|as))|these (?:messages|words)|any of this|what (?:i|we|you) (?:type|write|say|put)|my (?:messages?|chats?|texts?|words|answers?)|everything i|the chat)|\bcan (?:my|the) [a-z]+ (?:see|read)(?: (?:it|this|that))?\?+$|^(?:\w+,? ){0,3}who reads\b|\bwhere does (?:this|what i (?:write|type)|my (?:text|chat)) go\b|\b(?:do you|will you|d'you|does it|do they) (?:remember|keep|store|save|share|tell anyone|log|record) (?:this|it|any|what|my|everything|all)\b|\bhow (?:do|can) i (?:delete|erase|export|download) (?:this|my|the) (?:chat|readings?|account|data|messages?)\b/,
    longestWords: 25,
  },
  /** The person asks whether and how often cards can be drawn. */
  {
    intent: "asksDraws",
    pattern:
      /\b(?:can|could|may|do|should) i (?:do|get|draw|pull|pick|have|take|ask for) (?:another|one more|a new|a second|more|a different) (?:cards?|readings?|draw)\b|\bone (?:cards? |readings? |draw )?(?:per|a) day\b|\bhow (?:many|often)\b.{0,30}\b(?:cards?|readings?|draws?|draw)\b/,
    longestWords: 25,
  },
  /** The person asks how the page is used. */
  {
    intent: "asksUse",
    pattern:
      /\bdo i (?:have|need) to (?:press|click|tap|pay|sign (?:in|up)|log in|register)\b|\b(?:can|do) (?:you|u) (?:hear|see) me\b|\bis (?:this|typing) (?:thing )?(?:on|enough|working)\b|\b(?:does|is) (?:this (?:app|site|page)|the app|using this) (?:cost|free)\b|\bhow does (?:this|the) (?:app|site|page|chat|thing) work\b|\bwhere do i (?:type|click|press|tap)\b/,
    longestWords: 25,
  },
  /** The person asks what the page does besides the chat. */
  {
    intent: "asksPage",
    pattern:
      /\b(?:does|can|will|is there) (?:this|the|your|it|an?) (?:thing|app|site|website|page)\b|\b(?:can|will|do|could) (?:you|this|it) (?:remind me|send me (?:a|an) (?:reminder|email|mail|message|notification)|notify me)\b|\b(?:reminder|notification)s?\b.{0,20}\?$/,
    longestWords: 25,
  },
  /** The person asks what other people write here. */
  {
    intent: "asksOthers",
    pattern:
      /\bwho else (?:do|have|does) (?:you|u|ya)\b|\b(?:do|are) (?:other|many|most|lots of) (?:people|others)\b.{0,30}\b(?:ask|talk|come|tell|write)\b|\b(?:am i|is it just me|are there) .{0,30}\b(?:only one who (?:asks|writes|tells) you|others like me here)\b|\b(?:heard|get) (?:this|that|stuff like this) (?:a lot|often|before)\b/,
    longestWords: 22,
  },
  /** The person asks who the duck was and what he can do. */
  {
    intent: "asksRob",
    pattern:
      /\bbefore (?:you|u) (?:were|was|became|turned)\b|\b(?:did|have|had|were|are|do|was) (?:you|u|ya)(?: \w+){0,2} (?:married|kids|children|lonely|bored|famous|sleep|swim|eat|a (?:wife|family|dog|mother|mum|brother|sister))\b|\bwhat(?:'s| is| was) it like\b.{0,20}\b(?:a duck|rubber|being you|floating|on the pond|in the (?:bath|water))\b|\bwhat(?:'s| is) your (?:name|story|favou?rite)\b|\bwho (?:is|was) rob\b|\bwhy (?:the hat|are you a duck|a duck)\b|\bhow did (?:you|u) (?:die|end up)\b|^(?:so |and |but )?(?:did|have|were|had) (?:you|u) ever\b|^(?:so |and |but )?what would (?:you|u) (?:call|name|eat|wear|sing|be)\b/,
    longestWords: 20,
  },
];
