import type { RunningTrial } from "#contract/trials.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { TOSSED } from "./trial-words.ts";
import { useTurn } from "./use-turn.ts";

interface OpenTossProps {
  trial: RunningTrial;
  toss: NonNullable<RunningTrial["toss"]>;
}

/** Shows the step and the result of its toss, and asks whether the step moved the block. Both answers look alike. */
export function OpenToss({ trial: { id, answered }, toss: { arm, step, blockName } }: OpenTossProps) {
  const { said, meant } = TOSSED[arm];
  const answer = useTurn({
    mutationKey: queryKey("trials", "answer"),
    mutationFn: (moved: boolean) => api.trials.answer({ id, index: answered, moved }),
  });
  return (
    <section aria-label="The step that was tossed" className="mt-8">
      <div role="status">
        <RobSays mood="listening">{said}</RobSays>
        <p dir="auto" className="type-log mt-4 text-mist [overflow-wrap:anywhere]">
          step {answered + 1}
          <span>{blockName !== null && ` · ${blockName}`}</span>
        </p>
        <p dir="auto" className="type-prompt mt-1 [overflow-wrap:anywhere]">
          {step}
        </p>
        <p className="mt-3">{meant}</p>
      </div>
      <h2 className="type-title mt-10">Did it move?</h2>
      <p className="type-small mt-1 text-mist">Come back when the two minutes are over. The toss waits.</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button look="outline" isBusy={answer.isPending} onClick={() => answer.mutate(true)}>
          It moved
        </Button>
        <Button look="outline" isBusy={answer.isPending} onClick={() => answer.mutate(false)}>
          It did not
        </Button>
      </p>
      {answer.isError && <Notice tone="warning">It was not saved. {answer.error.message}</Notice>}
    </section>
  );
}
