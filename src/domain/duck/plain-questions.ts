/** Recognises sentences that ask something, also without a question mark. */

/** Matches a sentence with the word order of a question, with or without a question mark. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|anyway|right|well|hm|also|wait|nah|seriously|honestly|though|serious question|serious question though|by the way|btw|tell me|just curious|out of interest)[,.]? ){0,4}(?:do (?:i|you|u|we|they|people|ducks|shops|charity|any|most)|does (?:he|she|it|this|that|anyone|my|the|a)|did (?:i|you|u|they|he|she|we|anyone)|(?:is|are) (?:there|it|this|that|he|she|they|you|u|we)|am i|(?:was|were) (?:it|he|she|they|you|i|there)|(?:can|could|would|will|should|may|shall) (?:i|u|you|we|he|she|they|it|one|anyone)|(?:has|have) (?:you|u|they|he|she|anyone)|(?:who|where|when|why|how|which|what)(?: is| are| do| does| did| can| could| would| will| should|'s| many| much| long| often| kind of| sort of| time)|(?:which|what|whose) (?!i\b|you\b|he\b|she\b|it\b|we\b|they\b)[a-z]+ (?:should|do|does|did|can|could|would|will|is|are)) (?!worse|funny|weird|odd|strange|more\b)|\bam i (?:ever )?(?:gonna|going to)\b/;
/** The least number of words of a question inside a statement. A shorter one only leads on: "You know what?" */
const LEAST_WORDS = 4;

/** Matches a question behind a statement, which asks nothing: "it was you, wasn't it?". */
const TAG =
  /, (?:didn't|isn't|doesn't|wasn't|don't|won't|haven't|aren't|can't) (?:i|it|he|she|they|we|you)\?$/;

/** Matches a question that tells something: "Did I mention the mill changed owners?" */
const TELLING_PHRASE =
  /^(?:(?:and|but|so|oh|ok|also),? )*(?:did|have|haven't|didn't) i (?:already )?(?:mention|mentioned|tell|told|say|said)\b|^(?:you )?know what\b|^guess (?:what|who)\b/;

/** Returns whether a sentence asks for an answer. "it's fine actually??" does not. */
function isAsked(sentence: string): boolean {
  if (TELLING_PHRASE.test(sentence)) return false;
  if (ASKS.test(sentence)) return true;
  return sentence.endsWith("?") && !sentence.endsWith("??") && !TAG.test(sentence);
}

/** Returns whether a message asks something. `plain` is the message in lower case with its apostrophes. */
export function asksSomething(plain: string): boolean {
  const sentences = plain.split(/(?<=[.!?\n])\s+/);
  const isLong = (sentence: string) => ASKS.test(sentence) || sentence.split(/\s+/).length >= LEAST_WORDS;
  return isAsked(sentences.at(-1) ?? "") || sentences.some((each) => isAsked(each) && isLong(each));
}
