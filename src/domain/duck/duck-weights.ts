/**
 * The weights of the signs in a person's text by which the duck decides what the text is about. All weights are named
 * here, but for those of a sentence that was hard to write (`cost-weights.ts`).
 */

import type { BlockTypeId } from "../deck/card.ts";

/** The weights of the signs of a scene: a situation that many people are in (`content/duck/scenes/`). */
export const SCENE_WEIGHTS = {
  /** A phrase that names both the subject and the trouble of a scene. */
  declares: 3,
  /** Added to `subjectNearTrouble` if there are `leastTroubles` different phrases for the trouble. */
  subjectWithTrouble: 1,
  /** A phrase for the subject and at least one phrase for the trouble, in one sentence or in neighbouring ones. */
  subjectNearTrouble: 1,
  /** A phrase that names the scene plainly, without its trouble. */
  namedBy: 1,
  /**
   * The factor of the sum over all phrases found, in which each phrase counts 1 / (the number of scenes that it shows).
   */
  rarity: 0.6,
  /** The most that the rarity of the phrases can add. */
  mostRarity: 4,
  /**
   * The number of different phrases for the trouble from which subject and trouble are enough: a single one is often
   * chance.
   */
  leastTroubles: 2,
  /** Added if the scene is found in the last sentence, where people put what matters. */
  inLastSentence: 0.3,
} as const;

/**
 * The weights of words for a knot, which is a way of being stuck (`find-knots.ts`). Words that are seldom said of
 * anything else weigh more.
 */
export const KNOT_WEIGHTS = {
  /** "I keep rewriting", which is often a habit and not a way of being stuck. */
  keepsDoing: 1.2,
  repeat: 2.2,
  putOff: 2,
  /** "tomorrow" or "some day". */
  someDay: 1.2,
  fork: 2,
  friction: 1.6,
  unsaid: 2.1,
  overload: 1.9,
  drift: 1.9,
  /** "finish" alone, which is said of many things. */
  finishing: 1.3,
  unfinished: 1.9,
  blank: 1.9,
  waiting: 2.4,
  fear: 1.8,
  worth: 2,
} as const;

/**
 * The weights of further words for a hard part, which count only for the answers that an unsure reading offers
 * (`hard-part-signs.ts`).
 */
export const HARD_PART_WEIGHTS = {
  plain: 2,
  /**
   * Words that say that something is half done. They outweigh two signs of a thing that lies there untouched, and leave
   * a single one above the least share.
   */
  halfDone: 4.2,
  /** Words that are often said of other things. One of them is not enough. */
  faint: 1,
  /** The least weight of a hard part that is offered. */
  least: 1.2,
} as const;

/**
 * The weight from which a knot (a way of being stuck) may be named although no scene was recognised and nobody said
 * what is hard.
 */
export const SURE_KNOT = 4.2;
/** The factor by which such a knot must outweigh the next strongest. */
export const KNOT_LEAD = 1.5;

/** The share of the strongest knot's weight that another knot needs to be named beside it. */
export const KNOT_SHARE_OF_STRONGEST = 0.45;
/** The part of its weight that each further sign of a knot adds. */
export const KNOT_AGAIN = 0.5;
/**
 * What the kind of block adds to the weight of a knot that the text shows. It decides only between nearly equal ones.
 */
export const KNOT_LEANING: Record<BlockTypeId, Partial<Record<string, number>>> = {
  creative: { blank: 0.4, unfinished: 0.4, worth: 0.3 },
  work: { overload: 0.3, drift: 0.3, friction: 0.2 },
  life: { drift: 0.4, putoff: 0.3, fork: 0.2 },
  relationship: { unsaid: 0.4, friction: 0.4, putoff: 0.2 },
};

/** The weights of a noun when the duck decides what a text is about. */
export const TOPIC_WEIGHTS = {
  /** A noun in the first or the last sentence. */
  atEdge: 0.4,
  /** Each repetition of the noun. */
  again: 1,
  /** A part of a work: "page 40", "chapter two". */
  placeInWork: 1.2,
  unknown: 0.7,
  known: 1.1,
  /** A noun that names a work, a talk, a state or a deed. */
  ofKind: 2,
  /** A noun behind "my" or "our". */
  own: 0.5,
  /** A noun followed by a person: "the talk with my father". */
  withWhom: 0.5,
  least: 1,
} as const;

/** The weights of a noun phrase when the duck decides which thing of a text it may name (`find-named-thing.ts`). */
export const NAMED_THING_WEIGHTS = {
  /** Behind "my" or "our". */
  own: 1.1,
  /** Behind an article or a number. */
  article: 0.8,
  /** Without an article: "seeds", "gym membership". */
  none: 0.7,
  /** A sentence begins with it. */
  atStart: 0.3,
  /** The text begins with it. */
  opensText: 0.6,
  inFirstSentence: 0.5,
  /** The object of a verb for doing something with it or having it. */
  object: 0.5,
  /** Each repetition of the noun. */
  again: 0.6,
  /** It belongs to somebody else, or somebody else acts on it. */
  ofSomebodyElse: -0.5,
  /** It only says where or when something is. */
  place: -0.9,
  /** It only says what something is for: "money for a kitchen". */
  purpose: -0.3,
  /** Named with a further word: "driving test". */
  specified: 0.3,
  /** Only picked up, put on, closed or put away: "and I pack my tools". */
  handled: -1.2,
  /** What is to be said: "tell him my prices go up". */
  said: 0.5,
  /** Said by the way, behind "when", or far back in a list. */
  aside: -0.4,
  /** Named behind the second sentence; taken off again behind the fifth. */
  late: -0.4,
  /** It does something to the person: "the oven frightens me". */
  acting: 0.4,
  /** It only describes another noun: "the treasurer of our club". */
  ofNoun: -0.5,
  /** The next sentence begins with "it" or "they". */
  takenUp: 0.3,
  /** A noun that is often only there, such as a phone or a kitchen. */
  incidental: -0.7,
  least: 1.5,
  /** The least weight of a noun that is the only one in the text. */
  leastAlone: 1.2,
} as const;

/** The weights by which one sentence template of a list is preferred to another. */
export const FRAME_WEIGHTS = {
  /** The most that chance adds, beside the weight of the facts that a template names. */
  chance: 1.8,
  /** Taken off if the person was told this before. It outweighs everything else. */
  toldBefore: 100,
  /** Taken off if the template begins like the one before it. */
  sameOpening: 1.5,
  /** Added if the template is reserved for the current tone. */
  forTone: 0.8,
} as const;

/** The probabilities with which the first of two possible things is chosen. */
export const SHARES = {
  /** Three insights instead of two, for a spread of three cards. */
  threeInsights: 0.6,
  /** A step of the card instead of one that fits the situation, if no scene was recognised. */
  cardStep: 0.2,
  /** A second step of twenty minutes, if no scene was recognised. */
  longerStep: 0.75,
  /** A prompt of the scene instead of one of the card, and the same for a knot. */
  scenePrompt: 0.85,
  knotPrompt: 0.6,
} as const;
