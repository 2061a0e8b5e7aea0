/** The themes that a text may be about: a fixed list. */
export const THEMES = [
  "beginning",
  "choosing",
  "fear-of-failing",
  "waiting-for-somebody",
  "too-much-at-once",
  "repeating",
  "unsaid",
  "loss",
  "not-good-enough",
  "saying-no",
  "money",
  "finishing",
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The themes by one short word each. A model answers with such a word; some are also the hard parts that a person can
 * tap.
 */
export const THEME_BY_WORD = {
  begin: "beginning",
  choose: "choosing",
  fear: "fear-of-failing",
  waiting: "waiting-for-somebody",
  overload: "too-much-at-once",
  repeat: "repeating",
  unsaid: "unsaid",
  loss: "loss",
  worth: "not-good-enough",
  refuse: "saying-no",
  money: "money",
  finish: "finishing",
} as const satisfies Record<string, Theme>;

/** The words for each theme. */
export const THEME_WORDS: Record<Theme, string> = {
  beginning: "beginning at all",
  choosing: "choosing between two things",
  "fear-of-failing": "being afraid it will go wrong",
  "waiting-for-somebody": "waiting for somebody else",
  "too-much-at-once": "too much at once",
  repeating: "the same thing happening again",
  unsaid: "something you haven’t said",
  loss: "something that is gone",
  "not-good-enough": "not being good enough",
  "saying-no": "saying no",
  money: "money",
  finishing: "finishing it",
};
