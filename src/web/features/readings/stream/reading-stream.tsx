import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { DrawnSpread } from "./drawn-spread.tsx";
import { HelpPage } from "./help-page.tsx";
import { FailurePanel } from "./reading-failure.tsx";
import type { ReadingOrder } from "./reading-order.ts";
import { SpokenText } from "./spoken-text.tsx";
import { useCardsSettled } from "./use-cards-settled.ts";
import { useDealing } from "./use-dealing.ts";
import { mayRunOn, type ReadingFailure, useReading } from "./use-reading.ts";
import { WaitingScene } from "./waiting-scene.tsx";

interface ReadingStreamProps {
  order: ReadingOrder & { key: string };
  advisorName: string;
  /** Called when the reading is complete, while its cards may still be turning. */
  onWritten: (insightId: string) => void;
  /** Called when the whole reading has been shown. */
  onDone: (insightId: string) => void;
  /** Asks for the same reading again. */
  onResume: () => void;
  /** Starts the same order again. `drawId` is set if cards have already been drawn. */
  onRetry: (drawId: string | null) => void;
  onDrawAnyway: () => void;
  onGoBack: () => void;
  onSignIn: () => void;
  /** `null` unless the person is a guest. */
  onSignUp: (() => void) | null;
  /** Shown instead of the failure if the person has not given their consent. */
  consent: ReactNode;
}

const TROUBLES = {
  offline: "The connection is gone. The reading goes on; looking for it again.",
  server: "The server cannot answer right now. Your words are kept; asking again.",
};

/** Shows a reading in progress: first the cards, then the text. */
export function ReadingStream(props: ReadingStreamProps) {
  const { order, advisorName } = props;
  const { progress, failure, trouble, isStopping, stop } = useReading(order);
  const { phase, insightId, text } = progress;
  const { cards } = progress;
  const reveal = useDealing(cards);
  const areTurning = cards.length > 0 && reveal.turningCount === cards.length;
  const isSettled = useCardsSettled(areTurning ? cards.length : 0);
  const haveTurned = isSettled && areTurning;
  const prepare = useEffectEvent(props.onWritten);
  useEffect(() => {
    if (insightId) prepare(insightId);
  }, [insightId]);
  const doneId = haveTurned ? insightId : null;
  const finish = useEffectEvent(props.onDone);
  useEffect(() => {
    if (doneId) finish(doneId);
  }, [doneId]);

  if (failure?.code === "crisis_help") {
    return (
      <HelpPage
        help={failure.help}
        text={order.userContext}
        onDrawAnyway={props.onDrawAnyway}
        onGoBack={props.onGoBack}
      />
    );
  }
  if (failure && failure.code !== "consent_required") {
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
  // Layout work waits while cards turn.
  const isTurning = cards.length > 0 && !haveTurned;
  return (
    // At least one screen tall, so that the footer does not appear and disappear again.
    <section aria-label="Your reading" className="min-h-svh overflow-x-clip">
      <div className="mx-auto flex max-w-3xl flex-col gap-10 px-5 pt-6 pb-12 md:px-12 md:pt-10">
        <Heading />
        {cards.length > 0 && <DrawnSpread {...{ cards, reveal }} />}
        {/* As tall as the scene below the cards, so that nothing moves when the text arrives. */}
        <div className={cards.length > 0 ? "min-h-54 sm:max-lg:min-h-62" : ""}>
          {!isTurning && (
            <Words {...{ text, advisorName }} isWhole={phase === "done"} hasCards={cards.length > 0} />
          )}
        </div>
        {trouble && <Notice tone="warning">{TROUBLES[trouble]}</Notice>}
        {failure ? (
          props.consent
        ) : (
          <Stop {...{ isTurning, isStopping }} isOver={phase === "done"} onStop={stop} />
        )}
      </div>
    </section>
  );
}

/** The heading takes the focus if the control that had it is gone with its page. */
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
  if (mayRunOn(failure)) onResume();
  else onRetry(failure.code === "draw_used" ? null : (drawId ?? order.drawId ?? null));
}

interface WordsProps {
  text: string;
  isWhole: boolean;
  hasCards: boolean;
  advisorName: string;
}

/** Shows the text, or the waiting scene until the text begins. */
function Words({ text, isWhole, hasCards, advisorName }: WordsProps) {
  if (text === "") return <WaitingScene advisorName={advisorName} isSmall={hasCards} />;
  return <SpokenText text={text} isWhole={isWhole} />;
}

interface StopProps {
  isOver: boolean;
  /** Cards are turning. The button stays until they have turned, because removing it causes layout work. */
  isTurning: boolean;
  isStopping: boolean;
  onStop: () => void;
}

function Stop({ isOver, isTurning, isStopping, onStop }: StopProps) {
  if (isOver && !isTurning) return null;
  return (
    <p className="foot-row flex justify-center">
      <Button look="outline" isBusy={isStopping} onClick={onStop}>
        Stop
      </Button>
    </p>
  );
}
