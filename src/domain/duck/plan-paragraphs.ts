/** The orders in which a reading can be told. A piece marked with `?` is left out when the words run long. */

import type { ReadingRequest } from "./duck-request.ts";
import { hashOf } from "./seeded-choice.ts";

export type Piece =
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
  | "example"
  | "lens0"
  | "lens1"
  | "lens2";
export type PlannedPiece = Piece | `${Piece}?`;
export type Plan = readonly (readonly PlannedPiece[])[];

const QUICK_PLANS: readonly Plan[] = [
  [
    ["block?", "open", "quote"],
    ["card0", "lens0", "develop"],
    ["develop2", "profile?", "ask"],
  ],
  [
    ["quote", "open", "block?"],
    ["card0", "lens0", "develop"],
    ["detail?", "develop2", "profile?", "ask2"],
  ],
  [
    ["open", "detail?"],
    ["quote", "develop"],
    ["card0", "lens0", "develop2", "profile?", "ask"],
  ],
];
const FULL_PLANS: readonly Plan[] = [
  [
    ["block?", "open", "quote"],
    ["card0", "lens0", "develop"],
    ["card1", "lens1", "develop2", "profile?"],
    ["card2", "bridge2", "ask"],
  ],
  [
    ["block?", "open", "detail?"],
    ["card0", "quote"],
    ["second", "profile?", "aside?"],
    ["card1", "lens1", "develop"],
    ["card2", "bridge2", "ask"],
  ],
  [
    ["quote", "open"],
    ["card0", "lens0", "develop"],
    ["card1", "quote2?", "profile?"],
    ["second", "aside?"],
    ["card2", "lens2", "develop2", "ask2"],
  ],
];

/** For a situation recognised whole: theirs first, then the card, then what follows from both, then a question. */
const QUICK_SCENE_PLANS: readonly Plan[] = [
  [
    ["block?", "open", "quote"],
    ["card0", "lens0", "develop"],
    ["develop2", "profile?", "ask"],
  ],
  [
    ["block?", "open"],
    ["quote", "develop"],
    ["card0", "lens0", "develop2", "profile?", "ask"],
  ],
  [
    ["quote", "open", "block?"],
    ["card0", "lens0", "develop"],
    ["develop2", "profile?", "ask"],
  ],
];
const FULL_SCENE_PLANS: readonly Plan[] = [
  [
    ["block?", "open", "quote"],
    ["card0", "lens0", "develop"],
    ["card1", "lens1", "develop2"],
    ["card2", "lens2", "develop2", "profile?", "ask"],
  ],
  [
    ["block?", "open"],
    ["card0", "quote"],
    ["card1", "lens1", "develop", "profile?"],
    ["card2", "lens2", "develop2", "ask"],
  ],
  [
    ["quote", "open", "block?"],
    ["card0", "lens0", "develop"],
    ["card1", "quote2?", "profile?"],
    ["card2", "lens2", "develop2", "ask"],
  ],
];

/** The plan for this request; a function of its seed. */
export function plansFor(request: ReadingRequest, isScene: boolean): Plan {
  const isQuick = request.spreadType === "quick-draw" || request.cards.length < 3;
  const [quick, full] = isScene ? [QUICK_SCENE_PLANS, FULL_SCENE_PLANS] : [QUICK_PLANS, FULL_PLANS];
  const plans = isQuick ? quick : full;
  return plans[hashOf(`plan|${request.seed}|${request.text}`) % plans.length] ?? [];
}
