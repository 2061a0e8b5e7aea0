/** What a person may answer to "What is the hard part?": one tap, never required. */
export const HARD_PARTS = [
  "begin",
  "choose",
  "afraid",
  "waiting",
  "too-much",
  "repeats",
  "unsaid",
  "lost",
] as const;
export type HardPart = (typeof HARD_PARTS)[number];

/** Each answer as the person says it. */
export const HARD_PART_WORDS: Record<HardPart, string> = {
  begin: "I can’t begin",
  choose: "I can’t choose",
  afraid: "I’m afraid of it",
  waiting: "I’m waiting for somebody",
  "too-much": "Too much at once",
  repeats: "It keeps happening",
  unsaid: "I haven’t said it",
  lost: "Something is lost",
};
