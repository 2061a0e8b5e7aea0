import { useState } from "react";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTurn } from "./use-turn.ts";

/** Ends a trial early, after a question that says what is lost. */
export function GiveUp({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const giveUp = useTurn({
    mutationKey: queryKey("trials", "giveUp"),
    mutationFn: () => api.trials.giveUp({ id }),
  });
  if (!isAsked) {
    return (
      <p className="mt-4 border-t border-hair-faint pt-2">
        <Button look="link" onClick={() => setAsked(true)}>
          End the trial early
        </Button>
      </p>
    );
  }
  return (
    <section aria-label="End the trial early" className="mt-4 border-t border-hair-faint pt-4">
      <p>
        Fine at any time. No result is shown then, only that it ended early: half a trial says nothing, and
        looks as if it did. The steps you named stay in your download.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Button look="link" isBusy={giveUp.isPending} onClick={() => giveUp.mutate()}>
          End it
        </Button>
        <Button look="link" onClick={() => setAsked(false)}>
          Go on with it
        </Button>
      </p>
      {giveUp.isError && <Notice tone="warning">It was not ended. {giveUp.error.message}</Notice>}
    </section>
  );
}
