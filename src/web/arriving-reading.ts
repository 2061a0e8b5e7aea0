/**
 * A reading in progress and its cards. The layout of a reading has them from the feature that follows it, and gives them to the
 * feature that shows its page, so both import this file.
 */
import type { AnimationEventHandler, ReactNode } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { Reveal, SpreadCard } from "./ui/spread.tsx";

/** A reading in the form in which it arrives. Its page shows the cards and the text at once, before it is saved. */
export interface ArrivingReading {
  /** The drawn cards; empty until they are known. Their backs are shown until then. */
  cards: readonly DrawnCardOutput[];
  cardCount: number;
  /** The state of dealing the cards; `null` if all cards lie face up already. */
  reveal: Reveal | null;
  /** Called when an animation of one of the cards ends, to play a sound when a card has turned. */
  onAnimationEnd: AnimationEventHandler;
  /** The part of the interpretation that is shown; empty while cards turn. */
  text: string;
  /** The headline, if it arrived before the interpretation; otherwise `null`. */
  headline: string | null;
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

/** A second reading of the same cards, in the form in which the page of the first reading shows it. */
export interface SecondReading {
  /**
   * The new reading, from its first word on, shown in place of the first reading; `null` before that and after a
   * failure.
   */
  arriving: ArrivingReading | null;
  /** The line that says that the request is under way; `null` if none is. Meanwhile no other request can be made. */
  status: ReactNode;
  /** The content shown below the request: the cause of a failure or of a delay. */
  notice: ReactNode;
  /** The person's own correction of what the reading is about; `undefined` if they answered the questions instead. */
  correction?: string | undefined;
  /** Whether the page of the first reading is hidden, because help lines are shown instead. */
  isHidden: boolean;
}

/** Returns a drawn card in the form in which a spread shows it. */
export function shownCard({ id, position, reversed, chosen }: DrawnCardOutput): SpreadCard {
  return { id, name: cardNameOf(id), position, isReversed: reversed, isChosen: chosen };
}

/** Returns cards whose faces are not known yet. Only their backs are shown. */
export function unknownCards(count: number): SpreadCard[] {
  return Array.from({ length: count }, () => ({ id: "", name: "", isReversed: false }));
}
