import type { InsightOutput } from "#contract/insights.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { isApiError } from "../../api/api-error.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";

type CannotShowProps = { error: Error; onRetry: () => void } | { insight: InsightOutput };

/** Says why a reading cannot be shown, and what the person can do. */
export function CannotShow(props: CannotShowProps) {
  if ("insight" in props) return <NoWords insight={props.insight} />;
  const { error, onRetry } = props;
  if (isApiError(error, "plan_locked")) {
    return (
      <ErrorPanel
        level={1}
        art="gate"
        title={error.message}
        kept="It is kept, and it stays yours."
        actions={<BackToAll />}
      >
        The free plan shows {PLANS.free.historyDays} days.{" "}
        {SITE.sellsPremium ? "Premium opens this again." : "Your own download has all of it."}
      </ErrorPanel>
    );
  }
  if (isApiError(error, "not_found", "invalid_input")) {
    return (
      <ErrorPanel level={1} art="gap" title="No such reading" actions={<BackToAll />}>
        It was deleted, or this is not one of your readings.
      </ErrorPanel>
    );
  }
  return (
    <ErrorPanel
      level={1}
      cause={error}
      title="This reading did not load"
      kept="It is safe on the server."
      actions={
        <>
          <Button onClick={onRetry}>Retry</Button>
          <BackToAll />
        </>
      }
    >
      {error.message}
    </ErrorPanel>
  );
}

const UNREADABLE =
  "It is stored, but its key does not fit it. Nothing was deleted; whoever runs this server can see that it happened.";
const NOTHING_STORED = "The cards were drawn, and no words are stored with them.";

function NoWords({ insight: { isUnreadable, userContext } }: { insight: InsightOutput }) {
  const hasQuestion = !isUnreadable && userContext.trim() !== "";
  return (
    <ErrorPanel
      level={1}
      art={isUnreadable ? "lock" : "paper"}
      title={isUnreadable ? "This entry could not be opened." : "No insight data available"}
      actions={<BackToAll />}
    >
      {isUnreadable && UNREADABLE}
      {!isUnreadable &&
        (hasQuestion ? "What you asked is here. No reading is stored with it." : NOTHING_STORED)}
      {hasQuestion && (
        <blockquote
          dir="auto"
          className="type-write mt-4 max-w-column-read border-l border-hair pl-5 text-ghost [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {userContext}
        </blockquote>
      )}
    </ErrorPanel>
  );
}

function BackToAll() {
  return (
    <ButtonLink look="soft" to="/insights">
      All readings
    </ButtonLink>
  );
}
