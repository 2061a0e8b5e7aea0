/** What each sign in a person's text weighs when the duck decides what the text is about. All weights are named here. */

import type { BlockTypeId } from "../deck/card.ts";

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

/** What words for a knot weigh (`find-knots.ts`): more where they are seldom said of anything else. */
export const KNOT_WEIGHTS = {
  /** "I keep rewriting": often a habit and no knot. */
  keepsDoing: 1.2,
  repeat: 2.2,
  putOff: 2,
  /** "tomorrow", "some day". */
  someDay: 1.2,
  fork: 2,
  friction: 1.6,
  unsaid: 2.1,
  overload: 1.9,
  drift: 1.9,
  /** "finish" alone, which is said of much. */
  finishing: 1.3,
  unfinished: 1.9,
  blank: 1.9,
  waiting: 2.4,
  fear: 1.8,
  worth: 2,
} as const;

/** A knot that shows this strongly may be spoken of though no scene was recognised and nobody said what is hard. */
export const SURE_KNOT = 4.2;
/** It must also lead the next strongest by this factor. */
export const KNOT_LEAD = 1.5;

/** What makes a sentence one that cost something to write. A sign that is found again in it adds a part of its weight. */
export const COST_WEIGHTS = {
  heavyWord: 1.2,
  speaksOfSelf: 1,
  ownThing: 0.5,
  confession: 1.8,
  feeling: 1.2,
  mightHaveBeen: 1,
  understoodLate: 1.2,
  turn: 0.6,
  figure: -0.4,
  list: -0.5,
  aboutSomebodyElse: -0.6,
  report: -0.7,
  background: -1.4,
  cannot: 0.7,
  saidInstead: 1.2,
  comesDownTo: 1.6,
  kin: 0.8,
  beginsWithTurn: 0.6,
  toTheReader: -2,
  greeting: -3,
  /** A question about oneself. */
  ownQuestion: 1.6,
  /** Each further find of a sign counts this part of its weight. */
  again: 0.4,
  /** Five to sixteen words. */
  goodLength: 1,
  /** Under four. */
  tooShort: -1,
  /** The last sentence of the text, and a confession wherever it stands. */
  last: 1.2,
  shortAndLast: 0.5,
  first: -0.6,
  /** The sentence that says what the trouble is not, those before it and those behind it. */
  setAside: -3.5,
  beforeSetAside: -1,
  behindSetAside: 1,
  /** The person says that this is the hard part. */
  declared: 1,
} as const;

/** A sentence whose cost is this far below the first one's is not quoted beside it. */
export const MOST_BEHIND = 3;

/** A knot is named beside the strongest one where it has at least this part of its weight. */
export const KNOT_SHARE_OF_STRONGEST = 0.45;
/** Each further sign of a knot counts this part of its weight. */
export const KNOT_AGAIN = 0.5;
/** What the kind of block adds to a knot that shows; it decides only a near tie. */
export const KNOT_LEANING: Record<BlockTypeId, Partial<Record<string, number>>> = {
  creative: { blank: 0.4, unfinished: 0.4, worth: 0.3 },
  work: { overload: 0.3, drift: 0.3, friction: 0.2 },
  life: { drift: 0.4, putoff: 0.3, fork: 0.2 },
  relationship: { unsaid: 0.4, friction: 0.4, putoff: 0.2 },
};

/** What a noun weighs when the duck decides what a text is about. */
export const TOPIC_WEIGHTS = {
  /** In the first or the last sentence. */
  atEdge: 0.4,
  /** Each time it comes up again. */
  again: 1,
  /** "page 40", "chapter two". */
  placeInWork: 1.2,
  unknown: 0.7,
  known: 1.1,
  /** One that is a work, a talk, a state or a deed. */
  ofKind: 2,
  /** "my", "our". */
  own: 0.5,
  /** "the talk with my father". */
  withWhom: 0.5,
  least: 1,
} as const;

/** What speaks for one frame of a pool and against another. */
export const FRAME_WEIGHTS = {
  /** Chance, beside the weight of the facts that a frame names. */
  chance: 1.8,
  /** Outweighs everything else: the person was told this before. */
  toldBefore: 100,
  /** It begins as the frame before it did. */
  sameOpening: 1.5,
  /** It is kept for the tone that is spoken in. */
  forTone: 0.8,
} as const;

/** How often something comes first where two things would do. */
export const SHARES = {
  /** Three insights and not two, of a spread of three cards. */
  threeInsights: 0.6,
  /** A card's step before one that fits the situation, where no scene was recognised. */
  cardStep: 0.2,
  /** A second step of twenty minutes, where no scene was recognised. */
  longerStep: 0.75,
  /** A prompt of the scene before one of the card, and the same of a knot. */
  scenePrompt: 0.85,
  knotPrompt: 0.6,
} as const;
