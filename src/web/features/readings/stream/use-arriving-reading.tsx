import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { ArrivingReading } from "#web/arriving-reading.ts";
import type { CardPlace } from "./fly-in.ts";
import { cardCountIn, hasCardsInHand } from "./lifted-cards.ts";
import { playDropOnTurn } from "./play-drop-on-turn.ts";
import { type ReadingOrder, requestOf } from "./reading-order.ts";
import { StreamFoot } from "./stream-foot.tsx";
import { useCardsInSight } from "./use-cards-in-sight.tsx";
import { useLongWait } from "./use-long-wait.ts";
import { type ReadingFailure, type ReadingState, useReading } from "./use-reading.ts";
import { useWords } from "./use-words.ts";
import { WaitingScene } from "./waiting-scene.tsx";

/** What the page before has shown of the cards. */
export interface SeenCards {
  /** Where the lifted cards lie; empty if none were lifted on this page. */
  from?: readonly CardPlace[];
  /** The cards that have turned over; empty if none have. */
  turned?: readonly DrawnCardOutput[];
}

/** A reading while it is written. */
export interface ReadingInProgress extends Pick<ReadingState, "progress" | "failure"> {
  /** The reading once its cards lie there, and after it was saved; `null` before that and after a failure. */
  arriving: ArrivingReading | null;
  /** The scene in which the person waits; nothing while the wait is short. */
  waiting: ReactNode;
  /** Why the reading is delayed, and what ends the wait. */
  foot: ReactNode;
}

interface Following {
  order: ReadingOrder;
  seen: SeenCards;
  /** Called when the reading is complete. Its cards may still be turning. */
  onWritten: (insightId: string) => void;
  /** Called when the whole reading has been shown to the person. */
  onDone: (insightId: string) => void;
}

const NONE: never[] = [];

/**
 * Follows a reading in progress. Its page shows the lifted cards, face down at first, and the text, so that nothing is replaced
 * when the cards turn and when the reading is saved. Cards that the server draws are shown once it has drawn them.
 */
export function useArrivingReading({ order, seen, onWritten, onDone }: Following): ReadingInProgress {
  const { from = NONE, turned = NONE } = seen;
  const [request] = useState(() => requestOf(order));
  const cardCount = cardCountIn(order);
  const state = useReading(request);
  const { progress, failure } = state;
  const { phase, insightId } = progress;
  const { cards, haveTurned, reveal } = useCardsInSight({ told: progress.cards, turned, cardCount, from });
  useInsightId(insightId, onWritten);
  useInsightId(haveTurned ? insightId : null, onDone);

  const text = useWords(progress.text, { areCardsTurning: !haveTurned, isWhole: phase === "done" });
  const isLongWait = useLongWait(text === "" && !failure && (cards.length === 0 || haveTurned));
  const isDrawn = cards.length > 0 || hasCardsInHand(order);
  const waiting = isLongWait && <WaitingScene step={progress.step} />;
  const foot = <StreamFoot state={state} isLongWait={isLongWait} hasText={text !== ""} />;
  const arriving = {
    cards,
    cardCount,
    reveal,
    onAnimationEnd: playDropOnTurn,
    text,
    headline: progress.headline,
    standIn: progress.standIn,
    insightId,
    userContext: order.userContext,
    waiting,
    foot,
  };
  return { progress, failure, arriving: isDrawn && !hasFailed(failure) ? arriving : null, waiting, foot };
}

/** Calls `act` with the id of the insight once there is one. */
function useInsightId(insightId: string | null, act: (insightId: string) => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (insightId) tell(insightId);
  }, [insightId]);
}

/** Returns whether the page shows the failure. A person who has not given their consent is asked in a dialog. */
export function hasFailed(failure: ReadingFailure | null): failure is ReadingFailure {
  return failure !== null && failure.code !== "consent_required";
}
