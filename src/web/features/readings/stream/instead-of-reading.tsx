import { type ReactNode, useEffect, useRef } from "react";
import { AskedBefore } from "./asked-before.tsx";
import { HelpPage } from "./help-page.tsx";
import { FailurePanel } from "./reading-failure.tsx";
import type { ReadingOrder } from "./reading-order.ts";
import { hasFailed, type ReadingInProgress } from "./use-arriving-reading.tsx";
import { mayStillRun, type ReadingFailure } from "./use-reading.ts";

interface InsteadOfReadingProps {
  order: ReadingOrder;
  reading: ReadingInProgress;
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
  /** The dialog for a person who has not given their consent. */
  consent: ReactNode;
}

/** What is shown in place of a reading: why it was declined or failed, or the wait for its cards. */
export function InsteadOfReading(props: InsteadOfReadingProps) {
  const { reading, onGoBack, onSignIn, onSignUp } = props;
  const { failure, progress } = reading;
  if (isDeclined(failure)) return <Declined {...props} failure={failure} />;
  if (hasFailed(failure)) {
    return (
      <FailurePanel
        failure={failure}
        hasWords={progress.text !== ""}
        onRetry={() => retry(props, failure)}
        onGoBack={onGoBack}
        onSignIn={onSignIn}
        onSignUp={onSignUp}
      />
    );
  }
  return (
    <>
      {failure && props.consent}
      {reading.arriving === null && (
        // The section is at least one screen tall, so that the footer does not appear and disappear again.
        <section aria-label="Your reading" className="min-h-svh overflow-x-clip">
          <div className="page-frame flex flex-col gap-10 pt-6 pb-12 md:pt-10">
            <Heading />
            {reading.waiting}
            {reading.foot}
          </div>
        </section>
      )}
    </>
  );
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
}: InsteadOfReadingProps & { failure: ReadingFailure }) {
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
      blockId={order.userBlockId ?? null}
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

function retry({ order, reading, onResume, onRetry }: InsteadOfReadingProps, failure: ReadingFailure): void {
  if (mayStillRun(failure)) onResume();
  else onRetry(failure.code === "draw_used" ? null : (reading.progress.drawId ?? order.drawId ?? null));
}
