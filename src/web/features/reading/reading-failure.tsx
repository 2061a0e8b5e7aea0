import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { Countdown } from "./countdown.tsx";
import type { ReadingFailure } from "./use-reading.ts";

interface FailurePanelProps {
  failure: ReadingFailure;
  onRetry: () => void;
  onGoBack: () => void;
}

/** No reading came: what happened, that the words are kept, and what can be done. */
export function FailurePanel({ failure, onRetry, onGoBack }: FailurePanelProps) {
  const retryAt = opensAt(failure);
  return (
    <ErrorPanel
      level={1}
      title={titleOf(failure)}
      kept="Your words are kept, and this did not count."
      actions={<Actions failure={failure} onRetry={onRetry} onGoBack={onGoBack} />}
    >
      <p>{failure.message}</p>
      {retryAt && (
        <p className="mt-2">
          <Countdown until={retryAt} />
        </p>
      )}
    </ErrorPanel>
  );
}

function Actions({ failure, onRetry, onGoBack }: FailurePanelProps): ReactNode {
  const mayRetry = failure.code !== "daily_limit" && failure.code !== "rate_limited";
  return (
    <>
      {mayRetry && <Button onClick={onRetry}>Try again</Button>}
      <Button look="soft" onClick={onGoBack}>
        Back to what I wrote
      </Button>
      <ButtonLink look="soft" to="/">
        Go to Home Page
      </ButtonLink>
    </>
  );
}

function titleOf({ code }: ReadingFailure): string {
  if (code === "daily_limit") return "That was today’s last card";
  if (code === "rate_limited") return "The duck needs a moment";
  if (code === "reading_stopped") return "Stopped. Nothing was saved.";
  return "Oops! Something went wrong";
}

function opensAt({ resetTime, retryAfter }: ReadingFailure): Date | null {
  if (resetTime) return resetTime;
  return retryAfter === undefined ? null : new Date(Date.now() + retryAfter * 1000);
}
