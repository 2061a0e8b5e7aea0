import { useCardsSettled } from "./use-cards-settled.ts";

/** Returns whether all cards are known, have turned over and lie still. */
export function useHaveTurned(cardCount: number, turningCount: number): boolean {
  const areTurning = cardCount > 0 && turningCount === cardCount;
  const isSettled = useCardsSettled(areTurning ? cardCount : 0);
  return isSettled && areTurning;
}
