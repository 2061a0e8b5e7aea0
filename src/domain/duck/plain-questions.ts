/** Questions that a few fixed words tell apart: about ducks, about places, about help, and about what nobody can know. */

/** In the order in which they are tried. */
export const PLAIN_QUESTIONS = ["asksSleep", "asksBreed", "asksHelp", "asksSure", "asksOdd"] as const;

/** Tried after every other rule: how a place or an office does things. */
export const PLACE_QUESTION = "asksPlace";

type Asked = (typeof PLAIN_QUESTIONS)[number] | typeof PLACE_QUESTION;

const PLACE =
  /\b(charity shop|shop|clinic|surgery|hospital|bank|council|school|college|university|library|garage|insurer|agent|vet|pharmacy|post office|station|court|union|hotel|airline|embassy|gallery|publisher|supplier)s?\b/;
/** A question that names a place; or "can you sell a herd", which asks how it is done and is no request to the duck. */
const ABOUT_PLACE =
  /\b(?:do|does|can|will|would|are|is|when|what time|how long|how much|where)\b[^.?!]{0,60}\b(?:charity shop|shop|clinic|surgery|hospital|bank|council|school|college|university|library|garage|insurer|agent|vet|pharmacy|post office|station|court|union|hotel|airline|embassy|gallery|publisher|supplier)s?\b[^.!]{0,80}(?:\?|\bdo you know\b)|(?:^|[.,!] )(?:but |so |and )?can (?:you|one|they) (?:even |actually )?(?!help|tell|give|explain|remind|say|hear|see|read|write|make|just|do|show|please|stop|repeat|suggest|be|not|keep|remember|talk|think|pick|choose|imagine|believe|go|send|draw|check|look)[a-z]+ (?:a|an|the|with|it|them|your)\b/;

export const QUESTION_RULES: Record<Asked, { pattern: RegExp; longestWords: number }> = {
  asksSleep: {
    pattern: /\b(?:if|do|does|can) (?:a duck|ducks?|you|u) (?:ever )?sleeps?\b/,
    longestWords: 16,
  },
  asksBreed: {
    pattern: /\bwhat (?:kind|sort|type|breed) of (?:a )?duck\b|\bare (?:you|u) a mallard\b/,
    longestWords: 20,
  },
  /** Somebody to turn to. */
  asksHelp: {
    pattern:
      /\bis there (?:someone|somebody|anyone|anybody|somewhere|a (?:number|place|charity|service|person)) (?:(?:that|who|where) )?(?:i|u|you|one|we) (?:can|could) (?:ring|call|phone|talk|speak|ask|go|text)\b|\bwho (?:can|could|do) i (?:ring|call|phone)\b/,
    longestWords: 35,
  },
  /** "How do you know whether ..." */
  asksSure: {
    pattern:
      /\bhow (?:do|does|can|would|will|could) (?:you|i|u|one|we|anyone|anybody|people) (?:ever |even |really )?(?:know|tell) (?:if|whether|when|which)\b/,
    longestWords: 30,
  },
  /** Whether something may be done. */
  asksOdd: {
    pattern:
      /\b(?:would it be|is it) (?:a bit |very |too |really )?(?:odd|weird|rude|strange|cheeky|cheating|ok|okay|fine|pushy) (?:if|to)\b/,
    longestWords: 30,
  },
  asksPlace: { pattern: ABOUT_PLACE, longestWords: 35 },
};

/** Who would know: "the shop"; `undefined` where the question names no place. */
export function placeAskedAbout(message: string): string | undefined {
  const place = PLACE.exec(message.toLowerCase())?.[1];
  return place === undefined ? undefined : `the ${place}`;
}

/** Matches a sentence in the order of a question, whether or not a question mark ends it. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|anyway|right|well|hm|also|wait|nah|serious question|serious question though)[,.]? ){0,2}(?:do (?:i|you|u|we|they|people|ducks|shops|charity|any|most)|does (?:he|she|it|this|that|anyone|my|the|a)|did (?:i|you|u|they|he|she|we|anyone)|(?:is|are) (?:there|it|this|that|he|she|they|you|u|we)|am i|(?:was|were) (?:it|he|she|they|you|i|there)|(?:can|could|would|will|should|may|shall) (?:i|u|you|we|he|she|they|it|one|anyone)|(?:has|have) (?:you|u|they|he|she|anyone)|(?:who|where|when|why|how|which|what)(?: is| are| do| does| did| can| could| would| will| should|'s| many| much| long| often| kind of| sort of| time)) (?!worse|funny|weird|odd|strange|more\b)/;
/** A shorter question inside a statement only leads on: "You know what?" */
const LEAST_WORDS = 4;

/** Whether a message asks something. `plain`: in lower case, with its apostrophes. */
export function asksSomething(plain: string): boolean {
  if (plain.endsWith("?")) return true;
  return plain
    .split(/(?<=[.!?\n])\s+/)
    .some(
      (sentence) =>
        ASKS.test(sentence) || (sentence.endsWith("?") && sentence.split(/\s+/).length >= LEAST_WORDS),
    );
}
