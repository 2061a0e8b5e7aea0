import { POSITIONS, type Position } from "../deck/card.ts";

export const SPREAD_TYPES = ["quick-draw", "full-pond"] as const;
export type SpreadType = (typeof SPREAD_TYPES)[number];

export function cardCountOf(spread: SpreadType): 1 | 3 {
  return spread === "quick-draw" ? 1 : 3;
}

/** A single card has no position; three lie as situation, challenge, advice. */
export function positionAt(spread: SpreadType, index: number): Position | undefined {
  return spread === "full-pond" ? POSITIONS[index] : undefined;
}
