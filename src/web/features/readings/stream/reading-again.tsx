import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { Button } from "#web/ui/button.tsx";
import { type AgainOrder, againInputOf } from "./again-order.ts";
import { HelpPage } from "./help-page.tsx";
import { FailurePanel } from "./reading-failure.tsx";
import type { ShownReading } from "./reading-stream.tsx";
import { StopRow, Trouble } from "./stream-foot.tsx";
import { mayStillRun, useReading } from "./use-reading.ts";
import { useWords } from "./use-words.ts";

/** A second reading of the same cards, in the form in which the page of the first reading shows it. */
export interface ShownAgain {
  /** The new reading from its first word on; `null` before, and after a failure. */
  arriving: ShownReading | null;
  /** The line that says that the request is under way; `null` if none is. */
  status: ReactNode;
  /** The content shown below the request: the cause of a failure or of a delay. */
  notice: ReactNode;
  /** The person's own correction of what the reading is about; `undefined` if they picked a guess. */
  correction: string | undefined;
  /** Whether the page of the first reading is hidden, because help lines are shown instead. */
  isHidden: boolean;
}

interface ReadingAgainProps {
  order: AgainOrder;
  /** The insight whose cards are read again. */
  insight: InsightOutput;
  onShow: (shown: ShownAgain) => void;
  /** Called when the new reading is saved. `shown` is the part of it that was shown; `null` if nothing was. */
  onDone: (insightId: string, shown: ShownReading | null) => void;
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
  const { phase, insightId, cards, unsure, standIn } = progress;
  const text = useWords(progress.text, { areCardsTurning: false, isWhole: phase === "done" });
  const delay = <Trouble trouble={trouble} />;
  const isPanelDue =
    failure !== null && failure.code !== "consent_required" && failure.code !== "crisis_help";
  const arriving: ShownReading | null =
    text === "" || failure
      ? null
      : {
          ...{ cards, text, unsure, standIn, reveal: null, waiting: null, userContext: insight.userContext },
          onAnimationEnd: () => undefined,
          insightId: null,
          foot: (
            <>
              {delay}
              {phase !== "done" && <StopRow isStopping={isStopping} onStop={stop} />}
            </>
          ),
        };
  useShownAgain(props.onShow, {
    arriving,
    correction: order.correction,
    isHidden: failure?.code === "crisis_help",
    status: failure ? null : <UnderWay isStopping={isStopping} onStop={stop} />,
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
  const finish = useEffectEvent((id: string) => props.onDone(id, arriving));
  useEffect(() => {
    if (insightId) finish(insightId);
  }, [insightId]);

  if (failure?.code === "consent_required") return props.consent;
  if (failure?.code !== "crisis_help") return null;
  return (
    <HelpPage
      help={failure.help}
      userContext={order.correction ?? insight.userContext}
      onGoBack={onGiveUp}
      onGoOnAnyway={() => onRetry({ goOnAnyway: true })}
    />
  );
}

/** Passes the current state of the reading to the page before the browser paints. */
function useShownAgain(show: (shown: ShownAgain) => void, shown: ShownAgain): void {
  const tell = useEffectEvent(() => show(shown));
  useLayoutEffect(() => tell());
}

function UnderWay({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <>
      <span role="status">The same cards are being read again.</span>{" "}
      <Button look="link" className="-my-2" isBusy={isStopping} onClick={onStop}>
        Stop
      </Button>
    </>
  );
}
