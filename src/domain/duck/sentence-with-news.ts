/** Finds the sentence of a message that seems to carry the news. */
import type { Situation } from "./read-situation.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import type { Sentence } from "./split-sentences.ts";

/** Patterns that show that a sentence carries the news, with the weight of each. */
const SIGNS_OF_NEWS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:but|though|except|only|still|never|not|can't|don't|didn't|won't|even)\b/, 1],
  [/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|half)\b/, 1],
  [/\b(?:he|she|they|him|her|them|mum|dad|my [a-z]+)\b/, 1],
  [/\b(?:i|i'm|i've|me|my)\b/, 1],
];
/** The weights of the hardest sentence to write and of the last sentence. */
const WEIGHT_OF_COST = 2;
const WEIGHT_OF_END = 1;

/** Returns the sentence that seems to carry the news, by its weights. */
export function costliestOf(candidates: readonly Sentence[], { quotes }: Situation): Sentence | undefined {
  const costliest = quotes[0]?.text;
  const scored = candidates.map((sentence, index) => {
    const plain = normaliseForMatching(sentence.text);
    const signs = SIGNS_OF_NEWS.reduce((sum, [sign, weight]) => sum + (sign.test(plain) ? weight : 0), 0);
    const cost = costliest !== undefined && sentence.text.includes(costliest) ? WEIGHT_OF_COST : 0;
    const end = index === candidates.length - 1 ? WEIGHT_OF_END : 0;
    return { sentence, score: signs + cost + end };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.sentence;
}
