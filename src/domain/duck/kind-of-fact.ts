/** Finds what a plain statement is about, so that the question behind it fits. */

/** The kinds of statements, in the order in which they are tried. */
const KINDS_OF_FACT = ["said", "deadline", "laughs", "doubt"] as const;
export type KindOfFact = (typeof KINDS_OF_FACT)[number];

const PATTERNS: Record<KindOfFact, RegExp> = {
  /** Words that another person said, which are no question and no promise. */
  said: /\b(?:he|she|they|everyone|everybody|mum|mam|mom|dad|(?:my|the|her|his) (?:wife|husband|partner|boss|manager|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|flatmate|girlfriend|boyfriend|doctor|teacher|neighbour|landlord))(?: just)? (?:said|says|told me|texted|replied|calls it)\b(?! (?:yes|no|that i can|i (?:can|could)))/,
  /** A day in the future. */
  deadline:
    /\b(?:due|deadline|until|till|til|by|on|in|this|next|is) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)|tmrw|tomorrow|tonight|monday|mon|tuesday|tues|wednesday|wed|thursday|thurs|friday|fri|saturday|sunday|next (?:week|month)|(?:a|two|three|four|five|six|\d{1,2}) (?:days?|weeks?))\b|\bdeadline\b/,
  laughs:
    /(?:^|[\s,.])(?:lol|lma{1,5}o{1,5}|haha(?:ha){0,4}|ha|hehe|k{3,9})[.!]{0,3}$|[😂🤣😅]|^(?:lol|haha(?:ha){0,4}|ha[.,!])(?= |$)/u,
  /** Something that the person does not know. */
  doubt:
    /\bi (?:don't|do not) (?:even |really |actually )?know (?:if|whether|how|what|who|where|why|when)\b|\b(?:not sure|no idea|can't tell) (?:if|whether|how|what|who|why)\b/,
};
/** Patterns that exclude a kind: for example a day that has passed, or an answer in the same sentence. */
const COUNTER_SIGNS: Partial<Record<KindOfFact, RegExp>> = {
  said: /\?|\b(?:ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|last (?:week|month|year|spring|summer|autumn|winter)|when i was|would love|by accident)\b|\b(?:and|but|so) i\b|\bif (?:he|she|they)\b|\bi (?:said|told|never|didn't)\b|\bsays? (?:nothing|it\b|that\b)|\b(?:never|hasn't|doesn't|didn't|don't) (?:says?|said|asks?|asked|told)\b/,
  deadline:
    /\b(?:last|since|ago|yesterday|was|were|had|every|each|asked|said|told|came|went|called|rang|phoned|left|first time)\b/,
};

/**
 * Returns the kind of a statement; `undefined` if it has none. `plain` is the message in lower case with its
 * apostrophes.
 */
export function kindOfFact(plain: string): KindOfFact | undefined {
  return KINDS_OF_FACT.find((kind) => PATTERNS[kind].test(plain) && !COUNTER_SIGNS[kind]?.test(plain));
}
