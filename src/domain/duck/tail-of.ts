/** Finds the end of an overlong sentence, where people tend to say what it is about. */
import { wordCount } from "./count-words.ts";

const MOST_WORDS = 18;
const LEAST_WORDS = 4;
const CLAUSE =
  /, (?:(?:and|but|so|because|then) )?| (?:and|but|because) (?=(?:i|he|she|they|we|it|now|then)\b)/gi;

/** Returns the last clauses of an overlong sentence, up to 18 words, from the beginning of a clause on. */
export function tailOf(sentence: string): string | undefined {
  const starts = [...sentence.matchAll(CLAUSE)].map((match) => match.index + match[0].length);
  const tails = starts.map((start) => sentence.slice(start)).filter((tail) => wordCount(tail) >= LEAST_WORDS);
  return tails.find((tail) => wordCount(tail) <= MOST_WORDS);
}
