import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { sameCards } from "#domain/readings/same-cards.ts";
import type { ArrivingReading, SecondReading } from "#web/arriving-reading.ts";
import { Button } from "#web/ui/button.tsx";
import { type AgainOrder, againInputOf } from "./again-order.ts";
import { HelpPage } from "./help-page.tsx";
import { FailurePanel } from "./reading-failure.tsx";
import { StopRow, Trouble } from "./stream-foot.tsx";
import { mayStillRun, useReading } from "./use-reading.ts";
import { useShow } from "./use-show.ts";
import { useWords } from "./use-words.ts";

interface ReadingAgainProps {
  order: AgainOrder;
  /** The insight whose cards are read again. */
  insight: InsightOutput;
  onShow: (shown: SecondReading) => void;
  /**
   * Called when the new reading is saved. It replaces the first one in the same insight. `shown` is the part of it
   * that was shown; `null` if nothing was.
   */
  onDone: (shown: ArrivingReading | null) => void;
  /** Called to request the same reading again with the same key. */
  onResume: () => void;
  /** Called to start another attempt with a new key. */
  onRetry: (changes?: Partial<AgainOrder>) => void;
  /** Called when the person keeps the reading that is on the page. */
  onGiveUp: () => void;
  onSignIn: () => void;
  /** Called when a guest presses the offer to sign up; `null` unless the person is a guest. */
  onSignUp: (() => void) | null;
  /** The dialog shown if the person has not given their consent. */
  consent: ReactNode;
}

/**
 * Follows a second reading of the same cards. The page of the first reading shows it. This component itself renders
 * only the help lines that may come before it and the request for consent.
 */
export function ReadingAgain(props: ReadingAgainProps) {
  const { order, insight, onResume, onRetry, onGiveUp } = props;
  const request = { key: order.key, input: againInputOf(order, insight) };
  const { progress, failure, trouble, isStopping, stop } = useReading(request);
  const { phase, cards, headline, standIn } = progress;
  const isSaved = progress.insightId !== null;
  const text = useWords(progress.text, { areCardsTurning: false, isWhole: phase === "done" });
  const delay = <Trouble trouble={trouble} />;
  const isPanelDue =
    failure !== null && failure.code !== "consent_required" && failure.code !== "crisis_help";
  const arriving: ArrivingReading | null =
    text === "" || failure
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
              {phase !== "done" && <StopRow isStopping={isStopping} onStop={stop} />}
            </>
          ),
        };
  useShow<SecondReading>(props.onShow, {
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
        onRetry={() => (mayStillRun(failure) ? onResume() : onRetry())}
        onGoBack={onGiveUp}
        onSignIn={props.onSignIn}
        onSignUp={props.onSignUp}
      />
    ) : (
      delay
    ),
  });
  const finish = useEffectEvent(() => props.onDone(arriving));
  useEffect(() => {
    if (isSaved) finish();
  }, [isSaved]);

  if (failure?.code === "consent_required") return props.consent;
  if (failure?.code !== "crisis_help") return null;
  return (
    <HelpPage
      help={failure.help}
      userContext={typedIn(order) ?? insight.userContext}
      onGoBack={onGiveUp}
      onGoOnAnyway={() => onRetry({ goOnAnyway: true })}
    />
  );
}

/** Returns what the person typed for this request; `undefined` if nothing. */
function typedIn({ answers, correction }: AgainOrder): string | undefined {
  return answers ? textsOfAnswers(answers).join("\n\n") : correction;
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
