import { useEffect, useState } from "react";
import type { DrawnCardOutput } from "../../../contract/cards.ts";
import { fetchDrawing } from "../../ui/tarot-card.tsx";

const NONE: DrawnCardOutput[] = [];
/** From a drawing that came to one that can be shown. */
const UNFOLDS_MS = 250;
/** After it the cards turn, whatever is on them. */
const PATIENCE_MS = 1500;

/** The cards, once their drawings are here: one that arrives while its card turns would make it stumble. */
export function useDrawings(cards: DrawnCardOutput[]): DrawnCardOutput[] {
  const [ready, setReady] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const show = () => {
      if (!isGone) setReady(cards);
    };
    const timer = setTimeout(show, PATIENCE_MS);
    void Promise.allSettled(cards.map((card) => fetchDrawing(card.id))).then(() =>
      setTimeout(show, UNFOLDS_MS),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [cards]);
  return ready;
}
