/** The possible answers to "What is the hard part?": one tap, never required. */
export const HARD_PARTS = [
  "begin",
  "choose",
  "fear",
  "waiting",
  "overload",
  "repeat",
  "unsaid",
  "loss",
] as const;
export type HardPart = (typeof HARD_PARTS)[number];

/** The wording of each answer, as the person says it. */
export const HARD_PART_WORDS: Record<HardPart, string> = {
  begin: "I can’t begin",
  choose: "I can’t choose",
  fear: "I’m afraid of it",
  waiting: "I’m waiting for somebody",
  overload: "Too much at once",
  repeat: "It keeps happening",
  unsaid: "I haven’t said it",
  loss: "Something is lost",
};
