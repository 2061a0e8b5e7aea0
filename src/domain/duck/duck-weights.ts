/** What each sign in a person's text weighs when the duck decides what the text is about. All weights are named here. */

/** Signs of a scene (see `content/duck/scenes/`). */
export const SCENE_WEIGHTS = {
  /** A phrase that names the subject and what is wrong with it at once. */
  declares: 3,
  /** A phrase for the subject and one for the trouble, in one sentence or in neighbouring ones. */
  subjectWithTrouble: 2,
  /** Each phrase found counts one, divided by the number of scenes that it shows; all of them together ... */
  rarity: 0.6,
  /** ... at most so much. */
  mostRarity: 4,
  /** Subject and trouble are enough only with so many different phrases for the trouble: one is often chance. */
  leastTroubles: 2,
  /** A scene of less weight is not even a guess. */
  leastOfGuess: 0.4,
  /** The scene stands in the text's last sentence, where people put what matters. */
  inLastSentence: 0.3,
} as const;

/** So many guesses are offered under a reading. */
export const MOST_GUESSES = 3;

/** A knot that shows this strongly may be spoken of though no scene was recognised and nobody said what is hard. */
export const SURE_KNOT = 4.2;
/** It must also lead the next strongest by this factor. */
export const KNOT_LEAD = 1.5;
