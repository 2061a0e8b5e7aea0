import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { ArrivingReading } from "#web/arriving-reading.ts";
import { AskedBefore } from "./asked-before.tsx";
import type { CardPlace } from "./fly-in.ts";
import { HelpPage } from "./help-page.tsx";
import { cardCountIn, hasCardsInHand } from "./lifted-cards.ts";
import { playDropOnTurn } from "./play-drop-on-turn.ts";
import { FailurePanel } from "./reading-failure.tsx";
import { type ReadingOrder, requestOf } from "./reading-order.ts";
import { StreamFoot } from "./stream-foot.tsx";
import { useCardsInSight } from "./use-cards-in-sight.tsx";
import { useLongWait } from "./use-long-wait.ts";
import { mayStillRun, type ReadingFailure, useReading } from "./use-reading.ts";
import { useShow } from "./use-show.ts";
import { useWords } from "./use-words.ts";
import { WaitingScene } from "./waiting-scene.tsx";

interface ReadingStreamProps {
  order: ReadingOrder;
  /** Where the lifted cards lay before; empty if none were lifted on this page. */
  from: readonly CardPlace[];
  /** The cards that have turned over on this page already; empty if none have. */
  turned: readonly DrawnCardOutput[];
  /** Called with the reading to show once its cards lie there; `null` removes it from the page. */
  onShow: (shown: ArrivingReading | null) => void;
  /** Called when the reading is complete. Its cards may still be turning. */
  onWritten: (insightId: string) => void;
  /** Called when the whole reading has been shown to the person. */
  onDone: (insightId: string) => void;
  /** Called to request the same reading again with the same key. */
  onResume: () => void;
  /**
   * Called to start another attempt. `drawId` is the id of the draw if cards have already been drawn, otherwise
   * `null`.
   */
  onRetry: (drawId: string | null) => void;
  /** Called to request a declined reading again, after the person has seen why it was declined. */
  onDrawAnyway: (seen: "help" | "asked before") => void;
  onGoBack: () => void;
  onSignIn: () => void;
  /** Called when a guest presses the offer to sign up; `null` unless the person is a guest. */
  onSignUp: (() => void) | null;
  /** The dialog shown instead of the failure if the person has not given their consent. */
  consent: ReactNode;
}

/**
 * Follows a reading in progress. The page of the reading shows the lifted cards, face down at first, and the text, so
 * that nothing is replaced when the cards turn and when the reading is saved. Cards that the server draws are shown
 * once it has drawn them.
 */
export function ReadingStream(props: ReadingStreamProps) {
  const { order, from, turned } = props;
  const cardCount = cardCountIn(order);
  const state = useReading(requestOf(order));
  const { progress, failure } = state;
  const { phase, insightId } = progress;
  const { cards, haveTurned, reveal } = useCardsInSight({ told: progress.cards, turned, cardCount, from });
  useInsightId(insightId, props.onWritten);
  useInsightId(haveTurned ? insightId : null, props.onDone);

  const isFailed = hasFailed(failure);
  const text = useWords(progress.text, { areCardsTurning: !haveTurned, isWhole: phase === "done" });
  const isLongWait = useLongWait(text === "" && !failure && (cards.length === 0 || haveTurned));
  const isDrawn = cards.length > 0 || hasCardsInHand(order);
  const scene = isLongWait && <WaitingScene step={progress.step} />;
  const foot = (
    <StreamFoot state={state} isLongWait={isLongWait} hasText={text !== ""} consent={props.consent} />
  );
  const isShown = isDrawn && !isFailed;
  useShow(
    props.onShow,
    isShown
      ? {
          cards,
          cardCount,
          reveal,
          onAnimationEnd: playDropOnTurn,
          text,
          headline: progress.headline,
          standIn: progress.standIn,
          insightId,
          userContext: order.userContext,
          waiting: scene,
          foot,
        }
      : null,
  );

  if (isDeclined(failure)) return <Declined {...props} failure={failure} />;
  if (isFailed) {
    return (
      <FailurePanel
        failure={failure}
        hasWords={progress.text !== ""}
        onRetry={() => retry(props, failure, progress.drawId)}
        onGoBack={props.onGoBack}
        onSignIn={props.onSignIn}
        onSignUp={props.onSignUp}
      />
    );
  }
  if (isShown) return null;
  return (
    // The section is at least one screen tall, so that the footer does not appear and disappear again.
    <section aria-label="Your reading" className="min-h-svh overflow-x-clip">
      <div className="page-frame flex flex-col gap-10 pt-6 pb-12 md:pt-10">
        <Heading />
        {scene}
        {foot}
      </div>
    </section>
  );
}

/** Calls `act` with the id of the insight once there is one. */
function useInsightId(insightId: string | null, act: (insightId: string) => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (insightId) tell(insightId);
  }, [insightId]);
}

/** Returns whether the page shows the failure. A person who has not given their consent is asked in a dialog. */
function hasFailed(failure: ReadingFailure | null): failure is ReadingFailure {
  return failure !== null && failure.code !== "consent_required";
}

/** Returns whether the server declined to draw and wants the person to see something else first. */
function isDeclined(failure: ReadingFailure | null): failure is ReadingFailure {
  return failure?.code === "crisis_help" || failure?.code === "asked_before";
}

function Declined({
  failure,
  order,
  onDrawAnyway,
  onGoBack,
}: ReadingStreamProps & { failure: ReadingFailure }) {
  const shared = { userContext: order.userContext, onGoBack };
  if (failure.code === "crisis_help")
    return (
      <HelpPage
        {...shared}
        isDrawn={order.isAsked === true}
        help={failure.help}
        onGoOnAnyway={() => onDrawAnyway("help")}
      />
    );
  return (
    <AskedBefore
      {...shared}
      sentence={failure.message}
      blockId={order.existingUserBlockId ?? null}
      onDrawAnyway={() => onDrawAnyway("asked before")}
    />
  );
}

/** The heading of the page. It takes the focus if the control that had it was removed with the previous page. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="sr-only">
      Your reading is on its way
    </h1>
  );
}

function retry(
  { order, onResume, onRetry }: ReadingStreamProps,
  failure: ReadingFailure,
  drawId: string | null,
): void {
  if (mayStillRun(failure)) onResume();
  else onRetry(failure.code === "draw_used" ? null : (drawId ?? order.drawId ?? null));
}
