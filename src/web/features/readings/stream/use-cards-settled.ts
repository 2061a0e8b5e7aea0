import { useEffect, useState } from "react";
import { useIsStill } from "#web/ui/stillness.ts";

/** The duration of one card's turn (`--turn`), in milliseconds. */
const TURN_MS = 600;
const BEAT_MS = 900;

/** Returns whether all drawn cards have turned over. Text that arrives before that must not hide the cards. */
export function useCardsSettled(cardCount: number): boolean {
  const isStill = useIsStill();
  const [settledCount, setSettledCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettledCount(cardCount), settlingMs(cardCount, isStill));
    return () => clearTimeout(timer);
  }, [cardCount, isStill]);
  return settledCount === cardCount;
}

/**
 * Returns the time in milliseconds until all cards are at rest. The cards turn one by one, and then all of them are
 * straightened. With reduced motion they appear in place.
 */
function settlingMs(cardCount: number, isStill: boolean): number {
  if (cardCount === 0) return 0;
  return (cardCount + (isStill ? 1 : 2)) * TURN_MS + BEAT_MS;
}
