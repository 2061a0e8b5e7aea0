import type { StepOutput } from "#contract/steps.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { wordsFor } from "#domain/asking/asking-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { beginDoneMoment } from "../steps/done-moment.ts";
import { PlannedWays } from "../steps/planned-ways.tsx";
import { StepTools } from "../steps/step-tools.tsx";
import { useTimerOf } from "../steps/use-step-timer.ts";
import { useChangeStep } from "../steps/use-steps.ts";

interface PlanWaysProps {
  insightId: string;
  step: StepOutput;
  /** The local date-time that the person planned; `undefined` if they named none. */
  at: string | undefined;
  language: TextLanguage;
  /** Asks again for the smallest thing that they could do; `null` if the answers cannot be changed any more. */
  onTooBig: (() => void) | null;
}

/** What a person can do with their plan: be asked about it, begin it, or say that it is done or too big. */
export function PlanWays({ insightId, step, at, language, onTooBig }: PlanWaysProps) {
  const { index, title, isDone } = step;
  const { change, fault } = useChangeStep(insightId);
  const { drop } = useTimerOf({ insightId, index, title });
  const tick = () => {
    if (!isDone) {
      drop();
      beginDoneMoment({ ...step, insightId });
    }
    change({ index, isDone: !isDone });
  };
  return (
    <>
      <PlannedWays {...{ insightId, step, at, language }} onTick={tick}>
        {onTooBig ? (
          <Button look="link" onClick={onTooBig}>
            {wordsFor(language).plan.tooBig}
          </Button>
        ) : (
          <StepTools {...{ insightId, step }} onChange={change} isTimerElsewhere />
        )}
      </PlannedWays>
      {fault && (
        <div className="mt-3">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </>
  );
}
