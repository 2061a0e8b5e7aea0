/** What a plain statement is about, so that the question behind it is about that. */

/** In the order in which they are tried. */
const KINDS_OF_FACT = [
  "said",
  "silence",
  "deadline",
  "money",
  "laughs",
  "doubt",
  "reason",
  "wish",
  "works",
  "memory",
  "contrast",
  "habit",
  "amount",
  "acted",
  "act",
  "object",
] as const;
export type KindOfFact = (typeof KINDS_OF_FACT)[number];

const NUMBER =
  "(?:\\d+(?:[.,]\\d+)?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|hundred)";

const SOMEBODY =
  "(?:he|she|they|nobody|everyone|everybody|the others|(?:my|our|his|her|the) (?:wife|husband|partner|boss|manager|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|flatmate|girlfriend|boyfriend|doctor|teacher|neighbours?|landlord|aunt|uncle|cousin|lady|woman|man|girl|boy|fella|bloke|guy))";
const PAST =
  "(?:was|were|had|[a-z]{2,}ed|came|gave|took|went|left|got|brought|made|put|sat|stood|read|wrote|found|lost|sent|bought|sold|broke|ran|kept|held|fell|won|let|knew|thought|saw|heard|did|began|drove|hid|paid|rang|sang|laughed)";

const PATTERNS: Record<KindOfFact, RegExp> = {
  /** Somebody else's words. */
  said: /\b(?:he|she|they|everyone|everybody|mum|mam|mom|dad|(?:my|the|her|his) (?:wife|husband|partner|boss|manager|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|flatmate|girlfriend|boyfriend|doctor|teacher|neighbour|landlord))(?: just)? (?:said|says|told me|texted|replied|calls it|asks?|asked)\b/,
  /** Nobody has said anything, or asked. */
  silence:
    /\b(?:never|hasn't|haven't|doesn't|don't|nobody|no one|not one person|none of them)\b[a-z' ]{0,25}\b(?:ask(?:s|ed)?|said|says?|mention(?:s|ed)?|repl(?:y|ied)|answer(?:s|ed)?|notic(?:e|ed|es)|told|rang|called)\b|\bnot a word\b|\bwithout a word\b/,
  /** A day that comes. */
  deadline:
    /\b(?:due|deadline|until|till|til|by|on|in|this|next|is) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)|tmrw|tomorrow|tonight|monday|mon|tuesday|tues|wednesday|wed|thursday|thurs|friday|fri|saturday|sunday|next (?:week|month)|(?:a|two|three|four|five|six|\d{1,2}) (?:days?|weeks?))\b|\bdeadline\b/,
  money:
    /[£$€]\s?\d|\b\d[\d.,]{0,12}k?\s?(?:quid|euros?|pounds?|dollars?|bucks|a month|an hour|rupees)\b|\b(?:hundred|thousand|ten|twenty|fifty)(?: and [a-z]+)? (?:quid|euros?|pounds?|dollars?)\b/,
  laughs:
    /(?:^|[\s,.])(?:lol|lma{1,5}o{1,5}|haha(?:ha){0,4}|ha|hehe|k{3,9})[.!]{0,3}$|[😂🤣😅]|^(?:lol|haha(?:ha){0,4}|ha[.,!])(?= |$)/u,
  /** Something that they do not know. */
  doubt:
    /\bi (?:don't|do not) (?:even |really |actually )?know (?:if|whether|how|what|who|where|why|when)\b|\b(?:not sure|no idea|can't tell) (?:if|whether|how|what|who|why)\b/,
  reason: /\b(?:because|cos|cuz|that's why|which is why|so that|in case)\b/,
  wish: /\b(?:i'd (?:just |only |really |quite )?(?:like|love|rather)|i (?:just |only |really )?(?:want|wish|hope)(?:ed)?|i could do with)\b/,
  /** Something that goes well. */
  works:
    /\b(?:brilliant|works (?:well|fine)|lovely|wonderful|excellent|beautiful|easily|no bother|no problem|(?:do|does|did) (?:it|that) (?:fine|well|easily|ok|okay)|is (?:really |honestly |very )?(?:good|great|fine|kind|happy)|(?:i'm|i am) (?:really |honestly |quite |pretty )?good at|gives me|helps me|the fullest|the best)\b/,
  /** How it once was. */
  memory:
    /\b(?:i used to|we used to|taught me|when i was|years ago|in that same|that same|there was|there were|back then|grew up|in the old days|i once|last (?:year|summer|winter|spring|autumn)|was the one who|in (?:19|20)\d\d)\b/,
  contrast: /(?:,| ) ?(?:but|though|although|except(?: that)?|and yet)\b/,
  habit:
    /\b(?:every|each|always|usually|whenever|most (?:days|weeks|nights)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:once|twice) a|keeps?|again and again|all the time)\b/,
  amount: new RegExp(
    `\\b${NUMBER} (?!years?\\b|times\\b|people\\b|as\\b|is\\b|was\\b|has\\b|this\\b)[a-z]+s\\b`,
  ),
  /** Somebody else did something. */
  acted: new RegExp(`\\b${SOMEBODY} (?:just |even |then |already |never |once )?${PAST}\\b`),
  /** Somebody else does something. */
  act: new RegExp(
    `(?:^|[.,!;] |\\b(?:and|but|so|that|who) )(?:(?:${SOMEBODY}|people) (?!is\\b|are\\b|was\\b|were\\b|of\\b|in\\b|who\\b|lives\\b)|(?:he|she|they)(?:'s|'re|'ve) (?:got|stopped|started|been|gone|never|always|already|just|[a-z]+(?:ed|ing))\\b)`,
  ),
  /** A thing, and where it is. */
  object:
    /\b(?:in|on|under|behind|by|inside) (?:the|my|a) (?:[a-z]+ )?(?:garage|shed|drawer|box|boxes|shelf|table|fridge|floor|desk|loft|attic|wall|hall|corner|bag|folder|cupboard|basement|cellar|scanner|bench|windowsill|door|garden|barn|fence|tin|envelope|pocket)\b/,
};
/** A kind is not taken where this is found: a day that has passed, an answer that is told in the same breath. */
const COUNTER_SIGNS: Partial<Record<KindOfFact, RegExp>> = {
  said: /\b(?:and|but|so) i\b|\bif (?:he|she|they)\b|\bi (?:said|told|never|didn't)\b|\bsays? (?:nothing|it\b|that\b)|\b(?:never|hasn't|doesn't|didn't|don't) (?:says?|said|asks?|asked|told)\b/,
  deadline:
    /\b(?:last|since|ago|yesterday|was|were|had|every|each|asked|said|told|came|went|called|rang|phoned|left|first time)\b/,
  works: /\b(?:not|isn't|wasn't|aren't|never|no longer|hardly|used to)\b/,
  wish: /\b(?:don't|didn't) (?:want|wish|hope)\b/,
  object: /\b(?:he|she|they|her|him|them)\b/,
  contrast: /\bas though\b|\bi don't know though\b/,
};

/** `plain`: in lower case, with its apostrophes. */
export function kindOfFact(plain: string): KindOfFact | undefined {
  return KINDS_OF_FACT.find((kind) => PATTERNS[kind].test(plain) && !COUNTER_SIGNS[kind]?.test(plain));
}
