import { useEffect, useState } from "react";
import type { DrawnCardOutput } from "../../../contract/cards.ts";
import { fetchDrawing } from "../../ui/tarot-card.tsx";

/** Each drawing is some hundred shapes: one at a time, so that none of them holds up a slow phone for long. */
const ONE_AT_A_TIME_MS = 60;
/** From a drawing that came to one that can be shown. */
const UNFOLDS_MS = 250;
/** After it the cards turn, whatever is on them. */
const PATIENCE_MS = 1500;

export interface Drawings {
  /** How many cards have theirs. */
  count: number;
  /** They can turn: whatever is laid out now would make them stumble. */
  areReady: boolean;
}

const NONE: Drawings = { count: 0, areReady: false };

/** The drawings of the cards, which lie face down until all of them are there. */
export function useDrawings(cards: DrawnCardOutput[]): Drawings {
  const [{ of, drawings }, setDrawings] = useState({ of: cards, drawings: NONE });
  useEffect(() => {
    if (cards.length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const show = (count: number) => {
      setDrawings({ of: cards, drawings: { count, areReady: false } });
      timer =
        count < cards.length
          ? setTimeout(() => show(count + 1), ONE_AT_A_TIME_MS)
          : setTimeout(() => setDrawings({ of: cards, drawings: { count, areReady: true } }), UNFOLDS_MS);
    };
    const outOfPatience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    const arrived = Promise.allSettled(cards.map((card) => fetchDrawing(card.id)));
    void Promise.race([arrived, outOfPatience]).then(() => {
      clearTimeout(timer);
      if (!isGone) show(1);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [cards]);
  return of === cards ? drawings : NONE;
}
