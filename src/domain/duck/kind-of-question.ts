/** Finds the kind of a question that the duck has no fact to answer with, so that the reply fits the kind. */

const KINDS_OF_QUESTION = ["asksWhich", "asksMust", "asksCounts", "asksWrong", "asksAnother"] as const;
export type KindOfQuestion = (typeof KINDS_OF_QUESTION)[number];

const PATTERNS: Record<KindOfQuestion, RegExp> = {
  /** A message such as "Which of them first?" */
  asksWhich:
    /\bwhich (?:one|ones|single one|of (?:them|these|those|the [a-z]+))\b|\bwhich [a-z]+ (?:first|do i|should i|would you)\b|\bwhich\?+$/,
  /** A message such as "Do I have to explain it?" */
  asksMust:
    /\b(?:do|must|should|would) (?:i|we) (?:(?:even|really|actually) )?(?:have to|need to|owe)\b|\bmust i\b|\bam i supposed to\b/,
  /** A message such as "Could that count as practice?" */
  asksCounts:
    /\b(?:count|counts|qualify|qualifies|pass) (?:as|for|towards)\b|\b(?:does|would|could|do) (?:it|that|this|they) (?:even |still )?counts?\b/,
  /** A message such as "Is there another way?" */
  asksAnother: /\b(?:is there|isn't there|are there) (?:a|any|another|some)(?: other)? (?:ways?|trick)\b/,
  /** A message such as "What's wrong with doing both?" */
  asksWrong:
    /\bwhat(?:'s| is) (?:so |even |really )?(?:wrong|bad) (?:with|about)\b|\bwhy (?:not|shouldn't i|can't i) (?:just )?[a-z]+/,
};

/**
 * Returns the kind of a question; `undefined` if it has none. `plain` is the message in lower case with its
 * apostrophes.
 */
export function kindOfQuestion(plain: string): KindOfQuestion | undefined {
  return KINDS_OF_QUESTION.find((kind) => PATTERNS[kind].test(plain));
}
