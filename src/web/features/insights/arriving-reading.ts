import type { AnimationEventHandler, ReactNode } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { UnsureOutput } from "#contract/readings.ts";
import type { Reveal } from "../../ui/spread.tsx";

/** A reading that is not saved yet. Its page shows the cards and the words as they arrive. */
export interface ArrivingReading {
  cards: readonly DrawnCardOutput[];
  /** How far the cards are dealt; `null` if they lie open already. */
  reveal: Reveal | null;
  /** Called as each of the cards' animations ends. */
  onAnimationEnd: AnimationEventHandler;
  /** The text of the interpretation so far. */
  text: string;
  /** What an unsure reading shows instead of its text; `null` for any other reading. */
  unsure: UnsureOutput | null;
  /** The id that the reading is saved under, once it is whole. */
  insightId: string | null;
  /** What the person wrote; their words are marked where the interpretation quotes them. */
  userContext: string;
  /** The content shown in the place of the headline and the step before the first word. */
  waiting: ReactNode;
  /** The content shown below the interpretation until the reading is saved. */
  foot: ReactNode;
}

/** A second reading of the same cards, requested on the page of the first. */
export interface ReadingAgain {
  /** The new reading from its first word on. It stands where the first one stood. `null` before, and after a failure. */
  arriving: ArrivingReading | null;
  /** Says in the words of a line that the request is under way; `null` if it is not. No other can be made meanwhile. */
  status: ReactNode;
  /** The content shown below the request: why it failed, or what delays it. */
  notice: ReactNode;
  /** The correction in the person's own words; `undefined` if they picked a guess. */
  correction?: string | undefined;
}
