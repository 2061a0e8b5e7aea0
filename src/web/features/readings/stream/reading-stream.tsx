import {
  type AnimationEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { UnsureOutput } from "#contract/readings.ts";
import type { Reveal } from "#web/ui/spread.tsx";
import { AskedBefore } from "./asked-before.tsx";
import { HelpPage } from "./help-page.tsx";
import { playDropOnTurn } from "./play-drop-on-turn.ts";
import { FailurePanel } from "./reading-failure.tsx";
import { type ReadingOrder, requestInputOf } from "./reading-order.ts";
import { StopRow, Trouble } from "./stream-foot.tsx";
import { useCardsSettled } from "./use-cards-settled.ts";
import { useDealing } from "./use-dealing.ts";
import { mayStillRun, type ReadingFailure, useReading } from "./use-reading.ts";
import { useWords } from "./use-words.ts";
import { WaitingScene } from "./waiting-scene.tsx";

/** A reading in progress, as its page shows it. */
export interface ShownReading {
  cards: readonly DrawnCardOutput[];
  /** How far the cards are dealt; `null` if they lie open already. */
  reveal: Reveal | null;
  /** Called to play a sound when a card has turned. */
  onAnimationEnd: (event: AnimationEvent) => void;
  /** The interpretation so far; empty while cards turn. */
  text: string;
  /** What an unsure reading shows instead of its text; `null` for any other reading. */
  unsure: UnsureOutput | null;
  insightId: string | null;
  userContext: string;
  waiting: ReactNode;
  foot: ReactNode;
}

interface ReadingStreamProps {
  order: ReadingOrder;
  advisorName: string;
  /** Shows the reading once it has cards; `null` takes it away. */
  onShow: (shown: ShownReading | null) => void;
  /** Called when the reading is complete, while its cards may still be turning. */
  onWritten: (insightId: string) => void;
  /** Called when the whole reading has been shown. */
  onDone: (insightId: string) => void;
  /** Asks for the same reading again. */
  onResume: () => void;
  /** Starts the same order again. `drawId` is set if cards have already been drawn. */
  onRetry: (drawId: string | null) => void;
  /** Requests the declined reading again, now that the person has seen why it was declined. */
  onDrawAnyway: (seen: "help" | "asked before") => void;
  onGoBack: () => void;
  onSignIn: () => void;
  /** The offer for a guest; `null` unless the person is a guest. */
  onSignUp: (() => void) | null;
  /** Shown instead of the failure if the person has not given their consent. */
  consent: ReactNode;
}

/**
 * Follows a reading in progress. Before the cards are drawn it shows a waiting scene; from then on the reading's own
 * page shows the cards and the words, so that nothing is replaced when the reading is saved.
 */
export function ReadingStream(props: ReadingStreamProps) {
  const { order, advisorName } = props;
  const { progress, failure, trouble, isStopping, stop } = useReading({
    key: order.key,
    input: requestInputOf(order),
  });
  const { phase, insightId, cards } = progress;
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

  const isFailed = failure !== null && failure.code !== "consent_required";
  const text = useWords(progress.text, { areCardsTurning: !haveTurned, isWhole: phase === "done" });
  const foot = (
    <>
      <Trouble trouble={trouble} />
      {failure && props.consent}
      {/* The button goes when the cards have turned: removing it earlier would cause layout work. */}
      {!failure && !(phase === "done" && haveTurned) && <StopRow isStopping={isStopping} onStop={stop} />}
    </>
  );
  const isShown = cards.length > 0 && !isFailed;
  useShownReading(
    props.onShow,
    isShown && {
      cards,
      reveal,
      onAnimationEnd: playDropOnTurn,
      text,
      unsure: progress.unsure,
      insightId,
      userContext: order.userContext,
      waiting: haveTurned && <WaitingScene advisorName={advisorName} isSmall />,
      foot,
    },
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
    // The waiting scene is at least one screen tall, so that the footer does not appear and disappear again.
    <section aria-label="Your reading" className="min-h-svh overflow-x-clip">
      <div className="mx-auto flex max-w-3xl flex-col gap-10 px-5 pt-6 pb-12 md:px-12 md:pt-10">
        <Heading />
        <WaitingScene advisorName={advisorName} />
        {foot}
      </div>
    </section>
  );
}

/** Returns whether the server asks the person to look at something else before the cards. */
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
    return <HelpPage {...shared} help={failure.help} onGoOnAnyway={() => onDrawAnyway("help")} />;
  return (
    <AskedBefore
      {...shared}
      sentence={failure.message}
      blockId={order.existingUserBlockId ?? null}
      onDrawAnyway={() => onDrawAnyway("asked before")}
    />
  );
}

/** Hands the reading to its page before the browser paints. */
function useShownReading(show: (shown: ShownReading | null) => void, shown: ShownReading | false): void {
  const tell = useEffectEvent(() => show(shown || null));
  useLayoutEffect(() => tell());
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
  if (mayStillRun(failure)) onResume();
  else onRetry(failure.code === "draw_used" ? null : (drawId ?? order.drawId ?? null));
}
