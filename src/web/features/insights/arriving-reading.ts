import type { AnimationEventHandler, ReactNode } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { Reveal } from "../../ui/spread.tsx";

/** A reading that is not saved yet. Its page shows the cards and the words as they arrive. */
export interface ArrivingReading {
  cards: readonly DrawnCardOutput[];
  reveal: Reveal;
  /** Called as each of the cards' animations ends. */
  onAnimationEnd: AnimationEventHandler;
  /** The text of the interpretation so far. */
  text: string;
  /** The id that the reading is saved under, once it is whole. */
  insightId: string | null;
  /** What the person wrote; their words are marked where the interpretation quotes them. */
  ownWords: string;
  /** The content shown in the place of the headline and the step before the first word. */
  waiting: ReactNode;
  /** The content shown below the interpretation until the reading is saved. */
  foot: ReactNode;
}
