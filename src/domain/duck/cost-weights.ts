/**
 * The weights of the signs that a sentence was hard to write. A sign that is found again in it adds a part of its
 * weight.
 */
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
  onlyDate: -2,
  cannot: 0.7,
  saidInstead: 1.2,
  comesDownTo: 1.6,
  kin: 0.8,
  neverBegun: 1.6,
  beginsWithTurn: 0.6,
  toTheReader: -2,
  greeting: -3,
  /** The sentence is a question about oneself. */
  ownQuestion: 1.6,
  /** The part of its weight that each further find of a sign adds. */
  again: 0.4,
  /** A length of five to sixteen words. */
  goodLength: 1,
  /** A length of fewer than four words. */
  tooShort: -1,
  /** The last sentence of the text, or a confession anywhere in it. */
  last: 1.2,
  shortAndLast: 0.5,
  first: -0.6,
  /** The sentence that says what the trouble is not, the sentences before it, and those behind it. */
  setAside: -3.5,
  beforeSetAside: -1,
  behindSetAside: 1,
  /** The person says that the sentence is the hard part. */
  declared: 1,
} as const;

/** The most by which the cost of a further quoted sentence may be lower than that of the first. */
export const MOST_BEHIND = 3;
