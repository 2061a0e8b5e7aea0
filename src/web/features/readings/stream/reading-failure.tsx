import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { LimitNotice } from "#web/ui/limit-notice.tsx";
import { ErrorPanel } from "#web/ui/notice.tsx";
import type { ArtName } from "#web/ui/panel-art.tsx";
import { mayStillRun, type ReadingFailure } from "./use-reading.ts";

interface FailurePanelProps {
  failure: ReadingFailure;
  /** Whether the failure is shown on the page of a reading whose cards were to be read again. */
  isBesideReading?: boolean;
  /**
   * Whether the text of the interpretation had begun. A reading that is stopped after that counts towards the daily
   * limit.
   */
  hasWords: boolean;
  onRetry: () => void;
  onGoBack: () => void;
  onSignIn: () => void;
  /**
   * Called when a guest presses the offer to sign up; `null` for everybody else. A guest has fewer readings a day
   * than an account.
   */
  onSignUp: (() => void) | null;
}

/**
 * Shown when a reading failed. It explains the cause, what happens to the person's text, and what they can do next.
 */
export function FailurePanel(props: FailurePanelProps) {
  const { failure, isBesideReading = false } = props;
  const { opensAt } = failure;
  const [isOpen, setOpen] = useState(opensAt === undefined);
  const panel = useRef<HTMLDivElement>(null);
  // The failure takes the focus, because the pressed button is gone, and the page may be scrolled to a place that
  // has no content any more.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <ErrorPanel
        level={isBesideReading ? 2 : 1}
        art={ART[failure.code]}
        title={titleOf(failure)}
        kept={keptOf(props)}
        actions={<Actions {...props} isOpen={isOpen} />}
      >
        {opensAt ? (
          <LimitNotice
            look="plain"
            sentence={failure.message}
            opensAt={opensAt}
            onOpen={() => setOpen(true)}
          />
        ) : (
          <p>{sentenceOf(failure)}</p>
        )}
      </ErrorPanel>
    </div>
  );
}

function Actions(props: FailurePanelProps & { isOpen: boolean }) {
  const { failure, isBesideReading = false, isOpen, onRetry, onGoBack, onSignIn, onSignUp } = props;
  const isSignedOut = failure.code === "unauthenticated";
  return (
    <div className="flex flex-col items-start gap-2">
      {isSignedOut && <Button onClick={onSignIn}>Sign in</Button>}
      {(!isSignedOut || isBesideReading) && isOpen && (
        // On the page of a reading, only the button of the reading's step may be yellow.
        <Button look={isBesideReading ? "outline" : "go"} onClick={onRetry}>
          Try again
        </Button>
      )}
      {failure.code === "daily_limit" && onSignUp && <Button onClick={onSignUp}>Sign up</Button>}
      <p className="-ml-5 flex flex-wrap gap-x-2">
        <Button look="soft" onClick={onGoBack}>
          {isBesideReading ? "Keep this reading" : "Back to what I wrote"}
        </Button>
        {!isBesideReading && (
          <ButtonLink look="soft" to="/">
            Go to Home Page
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function keptOf(props: FailurePanelProps): string {
  const { failure, hasWords, onSignUp } = props;
  const { code } = failure;
  if (props.isBesideReading) return keptBeside(failure);
  if (mayStillRun(failure)) {
    return "Your words are kept. The reading may have gone on without this page. Trying again looks for it first, and draws nothing twice.";
  }
  // The reading may have begun before the session ended, so nothing is said about whether it counts.
  if (code === "unauthenticated") return "Your words are kept.";
  if (code === "reading_stopped" && hasWords) {
    const cost = onSignUp ? "was your one reading for today" : "counts as one of today’s readings";
    return `What you wrote is kept. The answer had begun, so this ${cost}.`;
  }
  return "Your words are kept, and this did not count as a reading.";
}

function keptBeside(failure: ReadingFailure): string {
  if (!mayStillRun(failure)) return "This reading is as it was.";
  return "This reading is as it was. The new one may have gone on without this page. Trying again looks for it first.";
}

/** The drawings of failures that are not the fault of the server. */
const ART: Partial<Record<ReadingFailure["code"], ArtName>> = {
  daily_limit: "card",
  rate_limited: "pond",
  too_many_writes: "pond",
  reading_stopped: "paper",
  unauthenticated: "gate",
  offline: "plug",
};

function titleOf({ code }: ReadingFailure): string {
  if (code === "daily_limit") return "That was today’s last card";
  if (code === "rate_limited" || code === "too_many_writes") return "The duck needs a moment";
  if (code === "reading_stopped") return "Stopped";
  if (code === "unauthenticated") return "You have been signed out";
  return "Oops! Something went wrong";
}

function sentenceOf({ code, message }: ReadingFailure): ReactNode {
  if (code === "unauthenticated") return "Sign in, and the same reading goes on.";
  return message;
}
