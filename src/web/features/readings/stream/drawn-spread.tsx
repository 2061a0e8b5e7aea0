import type { AnimationEvent } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { nameOf } from "#domain/deck/card.ts";
import { playDrop } from "#web/ui/sound.ts";
import { type Reveal, Spread } from "#web/ui/spread.tsx";

/**
 * Plays the sound of a drop once per card, when its front has appeared, turned or faded in. It ignores the
 * animations of other elements.
 */
function hearDrop({ target }: AnimationEvent): void {
  if (target instanceof Element && target.matches(".card-front") && target.querySelector("svg")) playDrop();
}

interface DrawnSpreadProps {
  cards: DrawnCardOutput[];
  reveal: Reveal;
}

/** The cards that were just drawn, turned over one after the other in the middle of the page. */
export function DrawnSpread({ cards, reveal }: DrawnSpreadProps) {
  return (
    <div className="flex justify-center" onAnimationEnd={hearDrop}>
      <Spread
        reveal={reveal}
        cards={cards.map((card) => ({
          id: card.id,
          name: nameOf(card.id),
          position: card.position,
          isReversed: card.reversed,
          isChosen: card.chosen,
        }))}
      />
    </div>
  );
}
