/** Cuts a ramble down to its end, where people tend to say what it was about. */
import { wordCount } from "./count-words.ts";

const MOST_WORDS = 18;
const LEAST_WORDS = 4;
const CLAUSE =
  /, (?:(?:and|but|so|because|then) )?| (?:and|but|because) (?=(?:i|he|she|they|we|it|now|then)\b)/gi;

/** The last clauses of a sentence that is too long to quote: up to 18 words, beginning where a clause begins. */
export function tailOf(sentence: string): string | undefined {
  const starts = [...sentence.matchAll(CLAUSE)].map((match) => match.index + match[0].length);
  const tails = starts.map((start) => sentence.slice(start)).filter((tail) => wordCount(tail) >= LEAST_WORDS);
  return tails.find((tail) => wordCount(tail) <= MOST_WORDS);
}
