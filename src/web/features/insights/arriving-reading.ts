import type { AnimationEventHandler, ReactNode } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { UnsureOutput } from "#contract/readings.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { Reveal } from "../../ui/spread.tsx";

/** A reading that is not saved yet. Its page shows the cards and the text as they arrive. */
export interface ArrivingReading {
  cards: readonly DrawnCardOutput[];
  /** The state of dealing the cards; `null` if all cards lie face up already. */
  reveal: Reveal | null;
  /** Called when an animation of one of the cards ends. */
  onAnimationEnd: AnimationEventHandler;
  /** The part of the interpretation that has arrived. */
  text: string;
  /** The content that an unsure reading shows instead of the interpretation; `null` for any other reading. */
  unsure: UnsureOutput | null;
  /** Why the offline duck writes the reading in place of the model; absent if it does not. */
  standIn?: StandInReason | undefined;
  /** The id of the saved reading; `null` until the reading is complete. */
  insightId: string | null;
  /** The text of the person's request. Words of it are marked where the interpretation quotes them. */
  userContext: string;
  /** The content shown in place of the headline and the step until the first word arrives. */
  waiting: ReactNode;
  /** The content shown below the interpretation until the reading is saved. */
  foot: ReactNode;
}

/** A second reading of the same cards, requested on the page of the first. */
export interface ReadingAgain {
  /**
   * The new reading, from its first word on, shown in place of the first reading; `null` before that and after a
   * failure.
   */
  arriving: ArrivingReading | null;
  /** The line that says that the request is under way; `null` if none is. Meanwhile no other request can be made. */
  status: ReactNode;
  /** The content shown below the request: the cause of a failure or of a delay. */
  notice: ReactNode;
  /** The person's own correction of what the reading is about; `undefined` if they picked a guess. */
  correction?: string | undefined;
}
