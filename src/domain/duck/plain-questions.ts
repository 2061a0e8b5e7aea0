/** Sentences that ask something, also without a question mark. */

/** Matches a sentence in the order of a question, whether or not a question mark ends it. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|anyway|right|well|hm|also|wait|nah|seriously|honestly|though|serious question|serious question though|by the way|btw|tell me|just curious|out of interest)[,.]? ){0,4}(?:do (?:i|you|u|we|they|people|ducks|shops|charity|any|most)|does (?:he|she|it|this|that|anyone|my|the|a)|did (?:i|you|u|they|he|she|we|anyone)|(?:is|are) (?:there|it|this|that|he|she|they|you|u|we)|am i|(?:was|were) (?:it|he|she|they|you|i|there)|(?:can|could|would|will|should|may|shall) (?:i|u|you|we|he|she|they|it|one|anyone)|(?:has|have) (?:you|u|they|he|she|anyone)|(?:who|where|when|why|how|which|what)(?: is| are| do| does| did| can| could| would| will| should|'s| many| much| long| often| kind of| sort of| time)|(?:which|what|whose) (?!i\b|you\b|he\b|she\b|it\b|we\b|they\b)[a-z]+ (?:should|do|does|did|can|could|would|will|is|are)) (?!worse|funny|weird|odd|strange|more\b)|\bam i (?:ever )?(?:gonna|going to)\b/;
/** A shorter question inside a statement only leads on: "You know what?" */
const LEAST_WORDS = 4;

/** "it was you, wasn't it?" states. */
const TAG =
  /, (?:didn't|isn't|doesn't|wasn't|don't|won't|haven't|aren't|can't) (?:i|it|he|she|they|we|you)\?$/;

/** "Did I mention the mill changed owners?" tells it. */
const TELLING_PHRASE =
  /^(?:(?:and|but|so|oh|ok|also),? )*(?:did|have|haven't|didn't) i (?:already )?(?:mention|mentioned|tell|told|say|said)\b|^(?:you )?know what\b|^guess (?:what|who)\b/;

/** Whether a sentence asks for an answer; "it's fine actually??" only wonders. */
function isAsked(sentence: string): boolean {
  if (TELLING_PHRASE.test(sentence)) return false;
  if (ASKS.test(sentence)) return true;
  return sentence.endsWith("?") && !sentence.endsWith("??") && !TAG.test(sentence);
}

/** Whether a message asks something. `plain`: in lower case, with its apostrophes. */
export function asksSomething(plain: string): boolean {
  const sentences = plain.split(/(?<=[.!?\n])\s+/);
  const isLong = (sentence: string) => ASKS.test(sentence) || sentence.split(/\s+/).length >= LEAST_WORDS;
  return isAsked(sentences.at(-1) ?? "") || sentences.some((each) => isAsked(each) && isLong(each));
}
