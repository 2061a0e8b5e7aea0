/** Rules for what is said to or about the duck itself: an apology, a compliment, a remark, and questions about it. */
import { BAD } from "./details-of-message.ts";
import { jokesAboutDuck } from "./jokes-about-duck.ts";
import { PATTERNS } from "./message-patterns.ts";
import type { MessageRule } from "./message-rule.ts";
import { asksSomething } from "./plain-questions.ts";

const LEADS =
  "(?:(?:and|but|so|ok|okay|right|well|hm+|oh|ah|haha|ha|lol|hey|honestly|seriously|actually|rob|duck|by the way|btw|may i say|i must say|i have to say|just curious|out of interest|tell me|anyway|also|can i ask|may i ask)[,.:!]? )*";
const YOU = "(?:you|u|rob|ducky?|mr duck)";
/**
 * Verbs behind "can you" and "do you think". With them the message asks for something, or about something other than
 * the duck.
 */
const ABILITIES =
  "(?:see|hear|feel|swim|fly|laugh|cry|understand|even|actually|really|think|taste|smell|dance|keep a secret|get (?:tired|bored|wet)|be (?:wrong|serious|bored|sad))";
const HABITS =
  "(?:ever|actually|really|even|still|just|always|like|love|eat|feel|mind|dream|hear|listen|understand|get (?:tired|bored|lonely|paid|wet|sick)|have (?:a|an|any|feelings|friends|time)|enjoy|hate|float|work|live|believe in|talk|charge|know (?:anything|what (?:i|that|it) means?))";

/** A question whose subject is the duck. */
const ASKS_ABOUT_DUCK: readonly RegExp[] = [
  new RegExp(`^${LEADS}(?:do|don't|did|didn't) ${YOU} ${HABITS}\\b(?! (?:that|if|whether|he|she|they))`),
  new RegExp(`^${LEADS}(?:can|could|can't) ${YOU} ${ABILITIES}\\b`),
  new RegExp(`^${LEADS}(?:are|aren't|were) ${YOU} (?!saying|suggesting|telling|asking|sure\\b)`),
  new RegExp(
    `^${LEADS}(?:did|have|had) ${YOU} (?:see|seen|watch|watched|read|hear|heard|get|got|been|learn|learned|notice|noticed)\\b`,
  ),
  new RegExp(
    `^${LEADS}(?:what|where|how old|how tall|how heavy) are ${YOU}\\b(?! (?:suggesting|saying|asking|telling|getting at))`,
  ),
  new RegExp(
    `^${LEADS}(?:what|which|who|how|where|when) (?:do|did) ${YOU} (?:like|feel|eat|sleep|live|believe|listen|learn|know (?:that|this|all|so)|come from|come up with|do (?:all day|at night|when nobody|for fun|with))\\b`,
  ),
  new RegExp(
    `^${LEADS}(?:how is|how's|what's|what is) (?:it to be|it like (?:to be|being|as)|being|life as) (?:a |you|rubber)`,
  ),
  /\bwhat (?:does|would|could|can|do) (?:an? )?(?:[a-z]+ )?(?:ducks?|birds?|toys?) (?:even |actually )?(?:know|understand)\b/,
  /\b(?:is|are) (?:that|this|those) (?:really |actually )?your (?:own )?(?:hat|name|voice|idea|real|words)\b/,
];

/** Matches a question about what the duck is for, who made it, or why it said or chose something. */
const PURPOSE = new RegExp(
  `^${LEADS}(?:what(?:'s| is| are) (?:a (?:rubber )?duck|${YOU}|ducks|the duck) (?:even |actually )?(?:for|good for|here for)\\b|what (?:can|do) ${YOU} (?:actually |even |really )?(?:do|offer)(?: here| exactly| then| for (?:me|people))?\\?*$|why (?:do|would|should) ${YOU} care\\b|what's the point of (?:you|a duck|talking to))`,
);
const MAKER =
  /\bwho (?:made|built|wrote|created|programmed|invented|owns|runs|designed|taught|named) (?:you|u|this duck|rob)\b/;
const REASON =
  /\b(?:why|how come) (?:did|do|are|were|have|would) (?:you|u) (?:\w+ )?(?:pick|picked|choose|chosen|ask|asking|say|saying|said|think|use|using|mention|bring|brought|draw|go|going|keep|look|looking|quote|tell|telling|read|answer|call|want)\b|\b(?:why|how) (?:you|u) (?:picked|chose|decided|asked|said|came up|went|quoted|looked)\b|\bhow (?:do|did) (?:you|u) (?:decide|choose|pick|come up|know what to (?:say|ask))\b/;

/** Matches words for ducks in general. */
const DUCKS = /\b(?:an? (?:[a-z]+ )?duck|ducks)\b/;
const ASKING_WORD = /\b(?:is|are|do|does|can|could|would|will|did|should|what|how|why|which|where|if)\b/;
/** Matches a request for the advice of a duck, or a duck that the person has a problem with. */
const NOT_ABOUT_DUCKS =
  /\b(?:would|does|should|can|could) (?:a|the) (?:[a-z]+ )?duck (?:do|say|try|pick|choose|advise|suggest|think|know|begin|start|write)\b|\bif (?:you|u) were\b|\b(?:my|our|the) (?:[a-z]+ )?ducks?\b|\bto a duck\b|\b(?:can|could) (?:you|u) be\b|\bopinion\b|\bwhich one\b/;

const NO_CARD = ({ plain }: { plain: string }) => !/\bcards?\b/.test(plain);

const PRAISE =
  /\b(?:kinder|nicer|wiser|cleverer|friendlier|comfort|silly bird|pal|brick|decent|clever|wise|funny|kind|sweet|lovely|nice|good|great|brilliant|alright|all right|smart|useful|helpful|charming|patient|better than|not bad|not so bad|a good (?:listener|duck|bird)|a (?:dear|star|gem|treasure|legend)|the best)\b/;
const BLAME =
  /\b(?:not|too|but|though|stop|wrong|never|isn't|aren't|don't|didn't|could|should|please|less|more|useless|annoying|quick|bit|keep|always)\b/;
const IS = `(?:you've got|you've an?|you have (?!to )|you ask|you give|you listen|i find (?:you|your)|that's |you're|you are|ur|u r|u are|you sound|you seem|you look|you were|you've been|you have been|that was|what a|such a)`;
/** A statement whose subject is the duck. */
const PRAISES = new RegExp(
  `^${LEADS}(?:i (?:really |quite |kind of |rather )?(?:like|love) (?:you|u|talking to you|your (?:style|hat|way|questions?))\\b|${IS} )`,
);
const LIKES_DUCK = /\bi (?:really |quite |kind of |rather )?(?:like|love) (?:you|u|talking to you|your)\b/;

/** Matches a statement that the duck is right. */
const AGREES = new RegExp(
  `^${LEADS}(?:(?:i (?:think|guess|suppose|fear|hate to say) )?(?:you're|you are|you were|you may be|you might be|you could be|ur) (?:probably |actually |quite |annoyingly |totally |so )?(?:right|onto something|not wrong)|(?:you got me|you(?:'ve got| have| do have) a point)|fair point|touch[eé]|(?:that|it)(?:'s| was| is)(?: kind of| kinda| actually| quite| sort of| pretty)? fair)\\b[^?]{0,40}$`,
);

/** A remark to the duck that may tease, praise or complain. */
const REMARKS = new RegExp(
  `^${LEADS}(?:(?:you're|you are|ur|you sound|you seem|you look|you talk|you write|you remind me|you'd understand|you would (?:understand|know|like|get)|you live|you float|you don't (?:judge|sleep|blink|eat|look|say much|get tired|give up)|you never (?:judge|sleep|blink|sit|stop)|you have (?:it easy|no idea|the patience|a (?:good|nice|funny|strange|way))|you make (?:it sound|me)|you(?:'ve| have) (?:clearly|obviously|never))\\b|(?:i (?:can't believe|bet|imagine|suppose) )(?:i'm (?:talking|telling|saying|arguing)|you)\\b|(?:talking|arguing|explaining|telling|confessing) (?:this )?(?:to|with) a (?:[a-z]+ )?duck\\b)|\\b(?:for|from|by|to|with) an? (?:[a-z]+ )?(?:duck|bath toy|bird)\\b[^?]{0,20}$|\\bi(?:'m| am) (?:really |actually )?(?:talking|telling|arguing|confessing|explaining) [a-z ]{0,20}(?:duck|bath toy)\\b`,
);
/** A complaint about how the duck talks. */
const COMPLAINS =
  /\byou(?:'re| are|r)?\b.{0,40}\b(?:remarks?|comments?|quips?|slogans?|sayings?|one-liners?|clever|smart|too (?:quick|fast|short|long|much|clever))\b|\b(?:that's|that is|this is|it's) not (?:a|an) (?:step|answer|question|reply|suggestion|help),? (?:that's|it's|but|just|more)\b|\bi find (?:you|your|this duck) (?:rather |a bit |too |very |quite |a little )|\b(?:make|keep|put|say) (?:that|it|this|your answers?) (?:a bit |a little )?(?:shorter|simpler|plainer|clearer|brief|short|simple)\b/;

/** The rules for messages to or about the duck, in the order in which they are tried. */
export const ABOUT_DUCK_RULES: readonly MessageRule[] = [
  /** A message such as "Sorry, that was rude. You're only a duck." */
  {
    intent: "saysSorry",
    pattern:
      /^(?:(?:oh|ok|okay|no|hm+),? )*(?:sorry|apologies|my apologies|forgive me|i apologi[sz]e)(?: (?:rob|duck|ducky))?[.,!:]? (?:(?:for )?(?:that|this|snapping|being (?:rude|short|cross|sharp|grumpy))|i (?:was|shouldn't|didn't mean|snapped)|you (?:didn't|don't) deserve)\b[^?]{0,60}$|^(?:(?:oh|ok),? )*sorry (?:for|about) (?:[a-z]+ ){1,4}you\b[^?]{0,20}$|\b(?:sorry|apologi[sz]e) (?:i|for) (?:snapped|snapping|was (?:rude|short|sharp|cross)|being (?:rude|short|sharp|cross|grumpy))\b(?! (?:to|at|with) (?:him|her|them|my))/,
    longestWords: 20,
  },
  {
    intent: "joke",
    longestWords: 30,
    isMet: ({ plain }) => jokesAboutDuck(plain),
  },
  /** A message such as "That was well put." or "Legend." */
  {
    intent: "praised",
    pattern:
      /^(?:(?:oh|ok|okay|haha|ha|well|now|and),? )*(?:that(?:'s| was| is) (?:rather |very |quite |actually |really |pretty |kind of )?(?:well (?:put|said)|nicely (?:put|said)|good of you|kind of you|decent of you|sweet of you)|well (?:put|said)|nice one|(?:you|that) made me (?:laugh|smile|giggle)(?: (?:a bit|a little|out loud|though|at least))?|(?:you )?(?:absolute )?(?:legend|hero|champion|star|good (?:duck|bird)))(?:,? (?:rob|duck|mate))?[.! ]*$/,
    longestWords: 9,
  },
  /** A message such as "You sound like my sister." */
  {
    intent: "remark",
    pattern:
      /^(?:(?:haha|lol|ha|ok|well|god|wow|hm+),? )*(?:you|u) (?:sound|talk|look|are|seem)(?: just| exactly| a bit| so much)* like (?:my|our) [a-z]+(?: [a-z]+)?[.! ]*$/,
    longestWords: 10,
  },
  /** A message such as "Do you think I'm an idiot?" */
  {
    intent: "asksVerdict",
    pattern: new RegExp(
      `\\b(?:do you|don't you|you must|must you|would you|d'you) (?:think|believe|find)(?: that)? (?:i'm|i am|me)(?: being| just| really| such| a bit| quite)* (?:an? )?(?:${BAD}|idiot|fool|coward|monster|failure|mess|bore|nuisance|joke|burden)\\b|^(?:so |and |but |honestly,? )*are you (?:laughing at|judging|mocking|cross with|angry with|annoyed with|making fun of|taking the mick)\\b`,
    ),
    longestWords: 20,
  },
  /** A message such as "Well you did ask." */
  {
    intent: "accepts",
    pattern: /^(?:well,? |but |haha,? )?you (?:did ask|asked|could say that|might say that)[.! ]*$/,
    longestWords: 5,
  },
  {
    intent: "asksOpinion",
    pattern:
      /^(?:(?:so|and|but|ok|okay|well|right|please|just),? )*(?:(?:honestly|seriously|really),? )?(?:(?:can you )?(?:just )?tell me )?(?:honestly |straight |really )?what (?:do |would |did )?(?:you|u) (?:honestly |really |actually )?(?:think|reckon|make of (?:it|that|this))(?: of (?:it|that|this|all that))?(?:,? (?:rob|duck|then|honestly|really))*[.?! ]*$/,
    longestWords: 14,
  },
  /** A message such as "Must you repeat everything I say?" */
  {
    intent: "style",
    pattern:
      /\b(?:must|do|why do|can't) you (?:have to |always |really |keep |need to |stop )?(?:repeat|repeating|quot\w+|parrot\w*|echo\w*)\b/,
    longestWords: 14,
  },
  {
    intent: "asksWell",
    pattern:
      /\bhow (?:are|r) (?:you|u|things)(?: today| doing| then| rob| duck| feeling| keeping|,)*\?*$|\bhow(?:'s| is) (?:the pond|life|it going)(?: today|,? rob|,? duck)?\?*$/,
    longestWords: 12,
  },
  /** A message such as "Don't analyse me." */
  {
    intent: "style",
    pattern:
      /^(?:(?:please|just|ok|okay|and|but|no),? )*(?:don't|do not|stop|quit|you needn't) (?:analy[sz]\w+|psycho\w+|lectur\w+|judg\w+|patroni[sz]\w+|mock\w*|laugh\w* at|pity\w*|push\w*|hurry\w*|rush\w*|preach\w*|be (?:funny|clever|cute|smart|wise|so)|jok\w+|coddl\w+|comfort\w*|prais\w+|flatter\w*)\b/,
    longestWords: 14,
  },
  { intent: "asksMaker", pattern: MAKER, longestWords: 20 },
  { intent: "asksPurpose", pattern: PURPOSE, longestWords: 20 },
  { intent: "asksReason", pattern: REASON, longestWords: 22, isMet: ({ plain }) => !TOO_MANY.test(plain) },
  {
    intent: "accepts",
    pattern: AGREES,
    longestWords: 12,
    isMet: ({ plain }) => !/\b(?:but|not|bits?|though)\b/.test(plain.replace("not wrong", "")),
  },
  {
    intent: "praised",
    pattern: PRAISES,
    longestWords: 16,
    isMet: ({ plain }) =>
      !asksSomething(plain) &&
      !BLAME.test(plain) &&
      (PRAISE.test(plain) || LIKES_DUCK.test(plain)) &&
      TO_DUCK.test(plain),
  },
  {
    intent: "style",
    pattern: COMPLAINS,
    longestWords: 22,
    isMet: ({ plain }) => !/\bi(?:'ve| have)? (?:already|said|told)\b/.test(plain),
  },
];

/** Matches a complaint about questions or quotations. It is answered as a complaint about them. */
const TOO_MANY = /\b(?:always|questions?|keep (?:asking|quoting)|repeat)\b/;
const TO_DUCK = /\b(?:you|you're|ur|u|rob|duck|ducky|your)\b/;

/**
 * The rules for questions about ducks. They are tried after the rules for single questions about the duck, in this
 * order.
 */
export const QUESTIONS_ABOUT_DUCK: readonly MessageRule[] = [
  {
    intent: "asksDucks",
    pattern: DUCKS,
    longestWords: 18,
    isMet: ({ plain }) =>
      plain.slice(0, plain.search(DUCKS)).search(ASKING_WORD) >= 0 &&
      asksSomething(plain) &&
      !NOT_ABOUT_DUCKS.test(plain),
  },
  ...ASKS_ABOUT_DUCK.map(
    (pattern): MessageRule => ({ intent: "asksSelf", pattern, longestWords: 22, isMet: NO_CARD }),
  ),
];

/** The rules for remarks to the duck. They are tried last, because a remark may be a complaint of another kind. */
export const REMARKS_TO_DUCK: readonly MessageRule[] = [
  {
    intent: "remark",
    pattern: REMARKS,
    longestWords: 18,
    isMet: ({ plain }) =>
      !asksSomething(plain) &&
      !PATTERNS.generic.test(plain) &&
      !PATTERNS.disagree.test(plain) &&
      !/\bcards?\b|^thank|\b(?:thanks|cheers|ta)\b/.test(plain),
  },
];
