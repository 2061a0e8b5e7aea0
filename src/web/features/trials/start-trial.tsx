import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TrialRules } from "./trial-plan.tsx";
import { useTurn } from "./use-turn.ts";

interface StartTrialProps {
  /** Whether the person has an open block. A trial needs one. */
  hasBlocks: boolean;
  /** Whether the person has had a trial before. */
  isAnother: boolean;
}

/** Shows the plan of a trial and the button that starts it. */
export function StartTrial({ hasBlocks, isAnother }: StartTrialProps) {
  const start = useTurn({
    mutationKey: queryKey("trials", "start"),
    mutationFn: () => api.trials.start(),
  });
  return (
    <section aria-label="Start a trial">
      {isAnother && <h2 className="type-title mt-16">Another one</h2>}
      <TrialRules />
      {hasBlocks ? (
        <p className="mt-6">
          <Button isBusy={start.isPending} onClick={() => start.mutate()}>
            Start the trial
          </Button>
        </p>
      ) : (
        <p className="mt-6">
          A trial needs something to move, and no block is open.{" "}
          <ButtonLink look="link" to="/blocks">
            Your blocks
          </ButtonLink>
        </p>
      )}
      {start.isError && <Notice tone="warning">It was not started. {start.error.message}</Notice>}
    </section>
  );
}
