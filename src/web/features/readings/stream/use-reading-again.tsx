import { useEffect, useEffectEvent } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { sameCards } from "#domain/readings/same-cards.ts";
import type { ArrivingReading, SecondReading } from "#web/arriving-reading.ts";
import { Button } from "#web/ui/button.tsx";
import type { ReadAgainState } from "./read-again-state.ts";
import { FailurePanel } from "./reading-failure.tsx";
import { StopRow, Trouble } from "./stream-foot.tsx";
import { mayStillRun, type ReadingFailure, useReading } from "./use-reading.ts";
import { useWords } from "./use-words.ts";

interface ReadingAgainWays {
  /**
   * Called when the new reading is saved. It replaces the first one in the same insight. `shown` is the part of it
   * that was shown; `null` if nothing was.
   */
  onDone: (shown: ArrivingReading | null) => void;
  /** Called to request the same reading again with the same key. */
  onResume: () => void;
  /** Called to start another attempt with a new key. */
  onRetry: () => void;
  /** Called when the person keeps the reading that is on the page. */
  onGiveUp: () => void;
  onSignIn: () => void;
  /** Called when a guest presses the offer to sign up; `null` unless the person is a guest. */
  onSignUp: (() => void) | null;
}

/** Follows the second reading of an insight's cards, if one was requested. Returns what the page of the first one shows of it. */
export function useReadingAgain(
  { order, request }: Pick<ReadAgainState, "order" | "request">,
  insight: InsightOutput | undefined,
  ways: ReadingAgainWays,
): { again: SecondReading | null; failure: ReadingFailure | null } {
  const { progress, failure, trouble, isStopping, stop } = useReading(request);
  const { phase, cards, headline, standIn } = progress;
  const isWhole = phase === "done";
  const text = useWords(progress.text, { areCardsTurning: false, isWhole });
  const isSaved = progress.insightId !== null;
  const delay = <Trouble trouble={trouble} />;
  const arriving: ArrivingReading | null =
    text === "" || failure || !insight
      ? null
      : {
          cards,
          cardCount: cards.length,
          standIn,
          reveal: null,
          onAnimationEnd: () => undefined,
          text,
          headline,
          insightId: null,
          userContext: insight.userContext,
          waiting: null,
          foot: (
            <>
              {delay}
              {!isWhole && <StopRow isStopping={isStopping} onStop={stop} />}
            </>
          ),
        };
  const finish = useEffectEvent(() => ways.onDone(arriving));
  useEffect(() => {
    if (isSaved) finish();
  }, [isSaved]);
  if (!order || !insight) return { again: null, failure: null };

  const isPanelDue =
    failure !== null && failure.code !== "consent_required" && failure.code !== "crisis_help";
  const again: SecondReading = {
    arriving,
    correction: order.correction,
    isHidden: failure?.code === "crisis_help",
    status: failure ? null : (
      <UnderWay cardCount={insight.cardsDrawn.length} isStopping={isStopping} onStop={stop} />
    ),
    notice: isPanelDue ? (
      <FailurePanel
        isBesideReading
        failure={failure}
        hasWords={progress.text !== ""}
        onRetry={mayStillRun(failure) ? ways.onResume : ways.onRetry}
        onGoBack={ways.onGiveUp}
        onSignIn={ways.onSignIn}
        onSignUp={ways.onSignUp}
      />
    ) : (
      delay
    ),
  };
  return { again, failure };
}

interface UnderWayProps {
  cardCount: number;
  isStopping: boolean;
  onStop: () => void;
}

function UnderWay({ cardCount, isStopping, onStop }: UnderWayProps) {
  return (
    <>
      <span role="status">Reading the {sameCards(cardCount)} again.</span>{" "}
      <Button look="link" className="-my-2" isBusy={isStopping} onClick={onStop}>
        Stop
      </Button>
    </>
  );
}
