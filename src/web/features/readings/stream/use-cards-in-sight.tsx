import type { DrawnCardOutput } from "#contract/cards.ts";
import type { Reveal } from "#web/ui/spread.tsx";
import { CardBack } from "./card-back.tsx";
import type { CardPlace } from "./fly-in.ts";
import { ringCountOf } from "./lifted-cards.ts";
import { useCardsSettled } from "./use-cards-settled.ts";
import { useDealing } from "./use-dealing.ts";

export interface CardsInSight {
  /** The cards; empty until they are known. */
  cards: readonly DrawnCardOutput[];
  haveTurned: boolean;
  /** The state of turning them over; `null` if they lie face up already. */
  reveal: Reveal | null;
}

interface CardsToTurn {
  /** The cards as they are told; empty until then. */
  told: DrawnCardOutput[];
  /** The cards that have turned over on this page already; empty if none have. */
  turned: readonly DrawnCardOutput[];
  cardCount: number;
  /** Where the lifted cards lay before; empty if none were lifted on this page. */
  from: readonly CardPlace[];
}

const NONE: DrawnCardOutput[] = [];

/** Turns the cards over once they are known, unless they have turned before. */
export function useCardsInSight({ told, turned, cardCount, from }: CardsToTurn): CardsInSight {
  const areFaceUp = turned.length > 0;
  const dealing = useDealing(areFaceUp ? NONE : told);
  const haveTurned = useHaveTurned(told.length, dealing.turningCount);
  if (areFaceUp) return { cards: turned, haveTurned: true, reveal: null };
  const renderBack = (place: number) => <CardBack from={from[place]} ringCount={ringCountOf(cardCount)} />;
  return { cards: told, haveTurned, reveal: { ...dealing, renderBack } };
}

/** Returns whether all cards are known, have turned over and lie still. */
function useHaveTurned(cardCount: number, turningCount: number): boolean {
  const areTurning = cardCount > 0 && turningCount === cardCount;
  const isSettled = useCardsSettled(areTurning ? cardCount : 0);
  return isSettled && areTurning;
}
