import type { InsightOutput } from "#contract/insights.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { isApiError } from "../../api/api-error.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";

type CannotShowProps = { error: Error; onRetry: () => void } | { insight: InsightOutput };

/** Says why a reading cannot be shown, and what the person can do. */
export function CannotShow(props: CannotShowProps) {
  if ("insight" in props) return <NoWords isUnreadable={props.insight.isUnreadable} />;
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
      <ErrorPanel level={1} art="gap" title="No such insight" actions={<BackToAll />}>
        It was deleted, or this is not one of your insights.
      </ErrorPanel>
    );
  }
  return (
    <ErrorPanel
      level={1}
      cause={error}
      title="This insight did not load"
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

function NoWords({ isUnreadable }: { isUnreadable: boolean }) {
  return (
    <ErrorPanel
      level={1}
      art={isUnreadable ? "lock" : "paper"}
      title={isUnreadable ? "This entry could not be opened." : "No insight data available"}
      actions={<BackToAll />}
    >
      {isUnreadable
        ? "It is stored, but its key does not fit it. Nothing was deleted; whoever runs this server can see that it happened."
        : "The cards were drawn, and no words are stored with them."}
    </ErrorPanel>
  );
}

function BackToAll() {
  return (
    <ButtonLink look="soft" to="/insights">
      All insights
    </ButtonLink>
  );
}
