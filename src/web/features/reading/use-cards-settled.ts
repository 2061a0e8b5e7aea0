import { useEffect, useState } from "react";

/** One card's turn, as `--turn` has it: each turns, then all lie straight. And a beat to look at them. */
const TURN_MS = 600;
const BEAT_MS = 900;

/** Whether the drawn cards have turned over, one after the other; a fast duck must not sweep them off the table. */
export function useCardsSettled(cardCount: number): boolean {
  const [settledCount, setSettledCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettledCount(cardCount), settlingMs(cardCount));
    return () => clearTimeout(timer);
  }, [cardCount]);
  return settledCount === cardCount;
}

function settlingMs(cardCount: number): number {
  return cardCount === 0 ? 0 : (cardCount + 2) * TURN_MS + BEAT_MS;
}
