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
  | "example";
export type PlannedPiece = Piece | `${Piece}?`;
export type Plan = readonly (readonly PlannedPiece[])[];

const QUICK_PLANS: readonly Plan[] = [
  [
    ["block?", "open", "detail?", "quote"],
    ["card0", "bridge0", "example?"],
    ["second", "profile?", "aside?", "quote2?", "ask2"],
  ],
  [
    ["quote", "open", "block?"],
    ["card0", "bridge0", "develop"],
    ["detail?", "quote2?", "profile?", "aside?", "ask"],
  ],
  [
    ["open", "card0", "bridge0"],
    ["quote", "develop", "detail?"],
    ["example?", "profile?", "aside?", "ask"],
  ],
  [
    ["card0", "open", "detail?"],
    ["quote", "bridge0", "block?"],
    ["develop", "quote2?", "profile?", "aside?", "ask"],
  ],
];
const FULL_PLANS: readonly Plan[] = [
  [
    ["open", "card0", "detail?", "quote"],
    ["card1", "bridge1", "develop"],
    ["card2", "bridge2", "ask"],
    ["second", "quote2?", "profile?", "aside?"],
  ],
  [
    ["block?", "open", "quote"],
    ["card0", "bridge0", "detail?"],
    ["card1", "develop", "quote2"],
    ["card2", "bridge2", "profile?", "aside?", "ask"],
  ],
  [
    ["open", "detail?", "card0", "bridge0"],
    ["quote", "card1", "develop"],
    ["second", "quote2?", "profile?", "aside?"],
    ["card2", "bridge2", "ask"],
  ],
  [
    ["quote", "open", "card0"],
    ["card1", "bridge1", "detail?", "develop"],
    ["card2", "bridge2", "profile?", "aside?"],
    ["second", "quote2?", "ask2"],
  ],
  [
    ["card0", "open", "detail?", "quote"],
    ["card1", "bridge1", "quote2?"],
    ["second", "profile?", "aside?"],
    ["card2", "bridge2", "ask"],
  ],
];

/** The plan for this request; a function of its seed. */
export function plansFor(request: ReadingRequest): Plan {
  const plans = request.spreadType === "quick-draw" || request.cards.length < 3 ? QUICK_PLANS : FULL_PLANS;
  return plans[hashOf(`plan|${request.seed}|${request.text}`) % plans.length] ?? [];
}
