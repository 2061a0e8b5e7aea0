/**
 * Finds questions that nobody can answer for the person: about the future, about another person's thoughts, or for a
 * yes or no.
 */
import type { Sentence } from "./split-sentences.ts";

export const UNKNOWABLES = ["future", "mind", "yesno"] as const;
export type UnknowableKind = (typeof UNKNOWABLES)[number];

export interface Unknowable {
  kind: UnknowableKind;
  /** The whole question as it was typed. */
  text: string;
}

const LONGEST_WORDS = 22;
/** Matches the beginning of a question without a question mark, as people type them in a chat. */
const ASKS =
  /^(?:will|does|(?:d(?:o )?|d')?(?:you|u) (?:think|reckon)|would (?:he|she|they|it|we)|is he|is she|are they|are we)\b|\bam i (?:ever )?(?:gonna|going to)\b/;
const PATTERNS: readonly [UnknowableKind, RegExp][] = [
  [
    "future",
    /\b(?:will|won't) (?:i|we|he|she|they|it|this|things|my|the|anyone|anybody|somebody|someone)\b|\b(?:am|is|are) (?:i|we|he|she|they|it|this|things) (?:ever )?(?:going to|gonna)\b|\bwhen will\b|\bhow long (?:will|until|before)\b|\bwould (?:he|she|they|we|it) (?:be|ever|still|even|move|come|go|leave|stay|say|mind|forgive|understand|notice|answer|work|matter)\b/,
  ],
  [
    "mind",
    /(?:^|\b)(?:do |d'?)?(?:you|u) (?:think|reckon) (?:that )?(?:he|she|they|he'll|she'll|shell|they'll|people|my [a-z-]{1,20})\b|\b(?:in|inside) (?:his|her|their) head\b|\b(?:does|do|did|would|is|are|was) (?:he|she|they|my [a-z-]{1,20}) (?:really |even |still |actually |secretly |just )?(?:love|like|miss|want|think|hate|care|know|mean|regret|blame|angry|mad|lying|cheating|jealous|over me|into me|ghosting|avoiding|using|ignoring|testing|interested|serious)|\bwhy (?:did|does|do|is|are|has|have|won't|doesn't|didn't|hasn't) (?:he|she|they)\b|\bwhat (?:would|will) (?:he|she|they|my [a-z-]{1,20}) (?:say|think|make of|want)\b|\bwhat (?:does|do|did|is|are) (?:he|she|they) (?:thinking|think|want|mean|feel|see)\b/,
  ],
  ["yesno", /^(?:so |but |and |ok,? |okay,? )?(?:should|shall|do|must|can|could) (?:i|we)\b/],
];

/**
 * Returns the last such question of the text that has at most 22 words and can be quoted whole; `null` if there is
 * none.
 */
export function findUnknowableQuestion(sentences: readonly Sentence[]): Unknowable | null {
  for (const { text, plain, isQuestion, isQuotable } of sentences.toReversed()) {
    if (!(isQuestion || ASKS.test(plain)) || !isQuotable || text.split(/\s+/).length > LONGEST_WORDS)
      continue;
    const kind = PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0];
    if (kind) return { kind, text };
  }
  return null;
}
