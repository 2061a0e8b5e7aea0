const BETWEEN_SENTENCES = /(?<=[.!?…])\s+|(?<=[.!?…][’”])\s+(?=\p{Lu})/u;

/**
 * Returns the first sentence of a text. A sentence also ends behind a closing quotation mark that follows its end mark,
 * if a capital letter comes next.
 */
export function firstSentenceOf(text: string): string {
  return text.split(BETWEEN_SENTENCES, 1)[0] ?? "";
}
