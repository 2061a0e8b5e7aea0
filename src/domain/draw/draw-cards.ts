import { type Card, isReversible, type Position } from "../deck/card.ts";
import { cardCountOf, positionAt, type SpreadType } from "../readings/spread.ts";
import { shuffleDeck } from "./shuffle.ts";

export interface DrawnCard {
  id: string;
  reversed: boolean;
  position?: Position;
  /**
   * Whether the card was chosen from the library rather than drawn; such a card is left out of every
   * statistic.
   */
  chosen?: boolean;
}

export interface DrawRequest {
  spread: SpreadType;
  serverSeed: Uint8Array;
  clientSeed: string;
  /** The picks: positions in the shuffled deck, one for each card of the spread, all different. */
  picks: readonly number[];
  /** Whether the person allows reversed cards. */
  hasReversals: boolean;
}

export type PickFault = "count" | "range" | "repeated";

/** Returns what is wrong with the picks of a draw, or `null`. */
export function findPickFault(
  spread: SpreadType,
  picks: readonly number[],
  deckSize: number,
): PickFault | null {
  if (picks.length !== cardCountOf(spread)) return "count";
  if (picks.some((pick) => !Number.isInteger(pick) || pick < 0 || pick >= deckSize)) return "range";
  return new Set(picks).size === picks.length ? null : "repeated";
}

/** Returns the picks for somebody who lets the duck draw: the top of the shuffled deck. */
export function topPicks(spread: SpreadType): number[] {
  return Array.from({ length: cardCountOf(spread) }, (_, index) => index);
}

/**
 * Draws the picked cards without replacement. A reversible card is reversed with probability one half. Throws
 * a RangeError on picks for which `findPickFault` returns a fault.
 */
export function drawCards(
  deck: readonly Pick<Card, "id" | "reversedMeaning">[],
  request: DrawRequest,
): DrawnCard[] {
  const fault = findPickFault(request.spread, request.picks, deck.length);
  if (fault) throw new RangeError(`picks are not usable: ${fault}`);
  const cards = new Map(deck.map((card) => [card.id, card]));
  const order = shuffleDeck([...cards.keys()], request.serverSeed, request.clientSeed);
  return request.picks.map((pick, index) => {
    const lifted = order[pick] as { id: string; reversed: boolean };
    const card = cards.get(lifted.id) as Pick<Card, "reversedMeaning">;
    const position = positionAt(request.spread, index);
    return {
      id: lifted.id,
      reversed: lifted.reversed && request.hasReversals && isReversible(card),
      ...(position && { position }),
    };
  });
}

/** Returns a card that was chosen from the library: alone, upright and marked as chosen. */
export function chooseCard(id: string): DrawnCard[] {
  return [{ id, reversed: false, chosen: true }];
}
