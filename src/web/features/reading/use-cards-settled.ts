import { useEffect, useState } from "react";
import { useIsStill } from "../../ui/stillness.ts";

/** One card's turn, as `--turn` has it. And a beat to look at them all. */
const TURN_MS = 600;
const BEAT_MS = 900;

/** Whether the drawn cards have turned over, one after the other; a fast duck must not sweep them off the table. */
export function useCardsSettled(cardCount: number): boolean {
  const isStill = useIsStill();
  const [settledCount, setSettledCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettledCount(cardCount), settlingMs(cardCount, isStill));
    return () => clearTimeout(timer);
  }, [cardCount, isStill]);
  return settledCount === cardCount;
}

/** Each turns, then all lie straight; without motion they come up where they lie. */
function settlingMs(cardCount: number, isStill: boolean): number {
  if (cardCount === 0) return 0;
  return (cardCount + (isStill ? 1 : 2)) * TURN_MS + BEAT_MS;
}
