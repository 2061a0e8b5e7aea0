import { useState } from "react";
import type { StepOutput } from "#contract/steps.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { Notice } from "#web/ui/notice.tsx";
import { shownStepMinutes } from "./step-minutes.ts";
import { StepTools } from "./step-tools.tsx";
import { StepWays } from "./step-ways.tsx";
import { useTimerOf } from "./use-step-timer.ts";
import type { StepChange } from "./use-steps.ts";

/** The id of the reading's text. */
export const WORDS_ID = "reading-text";

/** Matches a step that is done by writing. Readers asked where to write. */
const WRITES = /^(?:Write|Note|List|Copy|Draw|Describe)\b/;

interface NextStepProps {
  insightId: string;
  step: StepOutput;
  /** Whether the step is shown below the reading's text instead of above it. */
  isAfterText: boolean;
  /** What to show if the last change could not be saved; `null` if none failed. */
  fault: string | null;
  /** Called when the step is ticked or made smaller. */
  onChange: (change: StepChange) => void;
  /** Called when the person postpones the step. The step then moves to the list below. */
  onNotNow: () => void;
  isPutOff: boolean;
}

/** The first step of a reading, with the buttons that start, tick, postpone or shrink it. */
export function NextStep({
  insightId,
  step,
  isAfterText,
  fault,
  onChange,
  onNotNow,
  isPutOff,
}: NextStepProps) {
  const { index, isDone, usesSmaller, title } = step;
  const [wasPutOff] = useState(isPutOff);
  const { drop } = useTimerOf({ insightId, index, title });
  if (isPutOff && !isDone) {
    return wasPutOff ? null : (
      <p
        role="status"
        tabIndex={-1}
        ref={(line) => line?.focus({ preventScroll: true })}
        className="type-log mt-5 text-mist outline-none"
      >
        It waits below, under Steps.
      </p>
    );
  }
  return (
    <div className="next-step">
      <div className="flex items-baseline justify-between gap-4">
        <p className="type-log text-mist">
          {["next step", shownStepMinutes(step)].filter(Boolean).join(" · ")}
        </p>
        {/* On a phone, nothing of the text is on the first screen. */}
        {!isAfterText && (
          <a
            href={`#${WORDS_ID}`}
            className="underlined type-small -my-3 py-3 text-gold md:hidden print:hidden"
          >
            The reading ↓
          </a>
        )}
      </div>
      <p
        dir="auto"
        className="font-medium [overflow-wrap:anywhere] max-md:text-base max-md:leading-6 md:mt-1.5"
      >
        {shownStepText(step)}
      </p>
      {isAfterText && !isDone && WRITES.test(shownStepText(step)) && (
        <p className="type-small mt-1 text-mist print:hidden">On paper, or in any notes of yours.</p>
      )}
      {usesSmaller && (
        <p dir="auto" className="type-small mt-1 text-mist [overflow-wrap:anywhere]">
          The whole step: {step.text}
        </p>
      )}
      <StepWays
        {...{ insightId, step, onNotNow }}
        onTick={() => {
          if (!isDone) drop();
          onChange({ index, isDone: !isDone });
        }}
      >
        <StepTools {...{ insightId, step, onChange }} isTimerElsewhere />
      </StepWays>
      {fault && (
        <div className="mt-4 max-w-147">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </div>
  );
}
