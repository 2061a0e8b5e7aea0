import { POSITIONS, type Position } from "../deck/card.ts";

export const SPREAD_TYPES = ["quick-draw", "full-pond"] as const;
export type SpreadType = (typeof SPREAD_TYPES)[number];

export function cardCountOf(spread: SpreadType): 1 | 3 {
  return spread === "quick-draw" ? 1 : 3;
}

/**
 * Returns the position of a card in its spread: situation, challenge or advice of three; none for a single
 * card.
 */
export function positionAt(spread: SpreadType, index: number): Position | undefined {
  return spread === "full-pond" ? POSITIONS[index] : undefined;
}
