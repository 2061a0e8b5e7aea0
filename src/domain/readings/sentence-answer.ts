/** What a person may say of a sentence of a reading. */
export const SENTENCE_ANSWERS = ["right", "wrong"] as const;
export type SentenceAnswer = (typeof SENTENCE_ANSWERS)[number];
