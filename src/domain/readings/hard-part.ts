/** What people tapped when they were asked "What is the hard part?", as earlier versions stored it. Nobody is asked any more. */
export const HARD_PARTS = [
  "begin",
  "finish",
  "choose",
  "fear",
  "waiting",
  "overload",
  "repeat",
  "unsaid",
  "loss",
] as const;
export type HardPart = (typeof HARD_PARTS)[number];

/** The wording of each, as the person said it. */
export const HARD_PART_WORDS: Record<HardPart, string> = {
  begin: "I can’t begin",
  finish: "I stopped halfway",
  choose: "I can’t choose",
  fear: "I’m afraid of it",
  waiting: "I’m waiting for somebody",
  overload: "Too much at once",
  repeat: "It keeps happening",
  unsaid: "I haven’t said it",
  loss: "Something is lost",
};
