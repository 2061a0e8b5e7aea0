/** The answers that a person may give about a sentence of a reading. */
export const SENTENCE_ANSWERS = ["right", "wrong"] as const;
export type SentenceAnswer = (typeof SENTENCE_ANSWERS)[number];
