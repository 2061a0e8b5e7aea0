/** A reading with all optional parts. A quick draw uses only some of them. */
export const FAKE_READING = {
  interpretation:
    "You wrote it four times and sent it to nobody. That is not a draft problem.\n\nA page that no one may read " +
    "cannot be wrong, and that is what you like about it. Pick the reader first.",
  headline: "Four drafts and no reader is a decision you have not made.",
  keyInsights: [
    "The draft is waiting for an owner.",
    "Each rewrite postpones one name.",
    "Nobody said no yet.",
  ],
  actionSteps: [
    { text: "Write the name of the one person who may reject it at the top of the page.", minutes: 2 },
    { text: "Send them the first paragraph.", minutes: 10 },
  ],
  robQuip: "I shipped late once. They still call it a feature.",
  reflectionPrompts: ["Whose no are you saving yourself from?"],
  theme: "finish",
};

export const FAKE_READING_TEXT = JSON.stringify(FAKE_READING);
