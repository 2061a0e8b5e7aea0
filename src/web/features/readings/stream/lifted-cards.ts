import { cardCountOf } from "#domain/readings/spread.ts";
import type { ReadingOrder } from "./reading-order.ts";

/** Returns whether the person has lifted the cards, or chosen one. Their backs can be shown before the server answers. */
export function hasCardsInHand({ picks, selectedCardId }: ReadingOrder): boolean {
  return picks !== undefined || selectedCardId !== undefined;
}

/** Returns the number of cards of a reading. A chosen card lies alone. */
export function cardCountIn({ selectedCardId, spreadType }: ReadingOrder): number {
  return selectedCardId ? 1 : cardCountOf(spreadType);
}

/** Returns the number of rings in the water around each card. */
export function ringCountOf(cardCount: number): number {
  return cardCount === 1 ? 3 : 1;
}
