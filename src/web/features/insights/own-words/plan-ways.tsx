import { useState } from "react";
import type { StepOutput } from "#contract/steps.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { wordsFor } from "#domain/asking/asking-words.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { AskMe } from "../steps/ask-me.tsx";
import { beginDoneMoment } from "../steps/done-moment.ts";
import { StepTools } from "../steps/step-tools.tsx";
import { TimerButton } from "../steps/timer-button.tsx";
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

/** What a person can do with their plan: be asked about it, keep it, begin it, or say that it is done. */
export function PlanWays({ insightId, step, at, language, onTooBig }: PlanWaysProps) {
  const { index, title, isDone } = step;
  const words = wordsFor(language).plan;
  const { change, fault } = useChangeStep(insightId);
  const { drop } = useTimerOf({ insightId, index, title });
  const [isKept, setKept] = useState(false);
  const [hasTicked, setTicked] = useState(false);
  const tick = () => {
    if (!isDone) {
      drop();
      beginDoneMoment({ ...step, insightId });
    }
    setTicked(true);
    change({ index, isDone: !isDone });
  };
  return (
    <>
      {isDone ? (
        <Done takesFocus={hasTicked} onUndo={tick} />
      ) : (
        <>
          <AskMe {...{ insightId, step, at, language }}>
            {isKept ? (
              <StatusLine takesFocus>
                <CheckIcon className="size-5 text-gold" />
                <span>{words.kept}</span>
              </StatusLine>
            ) : (
              <Button look="soft" onClick={() => setKept(true)}>
                {words.keep}
              </Button>
            )}
          </AskMe>
          <div className="type-small mt-1 flex flex-wrap gap-x-4">
            <Button look="link" onClick={tick}>
              {words.didIt}
            </Button>
            <TimerButton insightId={insightId} index={index} title={title} label={words.start} />
            {onTooBig ? (
              <Button look="link" onClick={onTooBig}>
                {words.tooBig}
              </Button>
            ) : (
              <StepTools {...{ insightId, step }} onChange={change} isTimerElsewhere />
            )}
          </div>
        </>
      )}
      {fault && (
        <div className="mt-3">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </>
  );
}

interface DoneProps {
  /** Whether the sentence takes the focus, because the pressed button is gone. */
  takesFocus: boolean;
  onUndo: () => void;
}

function Done({ takesFocus, onUndo }: DoneProps) {
  return (
    <div className="plan-ways">
      <StatusLine takesFocus={takesFocus}>
        <CheckIcon className="size-6 text-gold" />
        <span>That’s done.</span>
      </StatusLine>
      <Button look="link" onClick={onUndo}>
        Not done after all
      </Button>
    </div>
  );
}
