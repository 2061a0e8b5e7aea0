/**
 * The possible sequences of the pieces of a reading. A piece marked with `?` is left out if the reading gets too long.
 */

export type Piece =
  | "unknowable"
  | "text0"
  | "text1"
  | "text2"
  | "open"
  | "detail"
  | "quote"
  | "quote2"
  | "quote3"
  | "develop"
  | "develop2"
  | "ask"
  | "ask2"
  | "profile"
  | "aside"
  | "block"
  | "second"
  | "card0"
  | "card1"
  | "card2"
  | "bridge0"
  | "bridge1"
  | "bridge2"
  | "more0"
  | "more1"
  | "more2"
  | "about0"
  | "about1"
  | "about2"
  | "example"
  | "meet0"
  | "meet1"
  | "meet2"
  | "tie";

export type PlannedPiece = Piece | `${Piece}?`;

export type Plan = readonly (readonly PlannedPiece[])[];

const QUICK_PLANS: readonly Plan[] = [
  [
    ["unknowable", "block?", "open", "quote"],
    ["card0", "meet0", "develop"],
    ["develop2", "profile?", "ask"],
  ],
  [
    ["unknowable", "quote", "open", "block?"],
    ["card0", "meet0", "develop"],
    ["detail?", "develop2", "profile?", "ask2"],
  ],
  [
    ["unknowable", "open", "detail?"],
    ["quote", "develop"],
    ["card0", "meet0", "develop2", "profile?", "ask"],
  ],
];

const FULL_PLANS: readonly Plan[] = [
  [
    ["unknowable", "block?", "open", "quote"],
    ["card0", "meet0", "develop"],
    ["card1", "meet1", "develop2", "profile?"],
    ["card2", "tie", "ask"],
  ],
  [
    ["unknowable", "block?", "open", "detail?"],
    ["card0", "quote"],
    ["second", "profile?", "aside?"],
    ["card1", "meet1", "develop"],
    ["card2", "tie", "ask"],
  ],
  [
    ["unknowable", "quote", "open"],
    ["card0", "meet0", "develop"],
    ["card1", "quote2?", "profile?"],
    ["second", "aside?"],
    ["card2", "meet2", "develop2", "tie", "ask2"],
  ],
];

/** Plans for a recognised situation: the person's words, the card, what follows from both, then a question. */
const QUICK_SCENE_PLANS: readonly Plan[] = [
  [
    ["unknowable", "block?", "open", "quote"],
    ["card0", "meet0", "develop"],
    ["develop2", "profile?", "ask"],
  ],
  [
    ["unknowable", "block?", "open"],
    ["quote", "develop"],
    ["card0", "meet0", "develop2", "profile?", "ask"],
  ],
  [
    ["unknowable", "quote", "open", "block?"],
    ["card0", "meet0", "develop"],
    ["develop2", "profile?", "ask"],
  ],
];

const FULL_SCENE_PLANS: readonly Plan[] = [
  [
    ["unknowable", "block?", "open", "quote"],
    ["card0", "meet0", "develop"],
    ["card1", "meet1", "develop2"],
    ["card2", "meet2", "develop2", "profile?", "tie", "ask"],
  ],
  [
    ["unknowable", "block?", "open"],
    ["card0", "quote"],
    ["card1", "meet1", "develop", "profile?"],
    ["card2", "meet2", "develop2", "tie", "ask"],
  ],
  [
    ["unknowable", "quote", "open", "block?"],
    ["card0", "meet0", "develop"],
    ["card1", "quote2?", "profile?"],
    ["card2", "meet2", "develop2", "tie", "ask"],
  ],
];

/**
 * Plans for a text that was not understood: the doubt, the person's sentence, one question, and the parts of the cards'
 * texts that are the same for everybody. They claim nothing about the person that the person did not say.
 */
const QUICK_UNSURE_PLANS: readonly Plan[] = [
  [["unknowable", "block?", "open", "quote", "ask"], ["text0", "develop?"], ["quote2"]],
];

const FULL_UNSURE_PLANS: readonly Plan[] = [
  [
    ["unknowable", "block?", "open", "quote", "ask"],
    ["about0", "text0", "about1", "text1", "about2", "text2"],
    ["tie", "develop?"],
    ["quote2", "quote3?"],
  ],
];

/** How well the text was understood, which selects one of three sets of plans. */
export type Knowledge = "scene" | "knot" | "unsure";

export const PLANS: Record<Knowledge, { quick: readonly Plan[]; full: readonly Plan[] }> = {
  scene: { quick: QUICK_SCENE_PLANS, full: FULL_SCENE_PLANS },
  knot: { quick: QUICK_PLANS, full: FULL_PLANS },
  unsure: { quick: QUICK_UNSURE_PLANS, full: FULL_UNSURE_PLANS },
};
