import { useEffect, useState } from "react";
import { useIsStill } from "#web/ui/stillness.ts";

/** The duration of one card's turn (`--turn`), in milliseconds. */
const TURN_MS = 600;
/** The duration of the cross-fade that replaces the turn with reduced motion (`--turn`), in milliseconds. */
const FADE_MS = 200;
/** The time after the last movement of the cards until the first line may come, in milliseconds. */
const BEAT_MS = 300;

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
 * Returns the time in milliseconds until all cards are at rest. Cards turn one by one, and several cards are then
 * straightened. A card that was drawn alone lies straight. With reduced motion, the faces of the cards fade in one by
 * one, and nothing moves afterwards.
 */
function settlingMs(cardCount: number, isStill: boolean): number {
  if (cardCount === 0) return 0;
  if (isStill) return cardCount * FADE_MS;
  return (cardCount + (cardCount === 1 ? 0 : 1)) * TURN_MS + BEAT_MS;
}
