import type { StepOutput } from "../../../contract/steps.ts";
import { minutesOf, StepTools, wordsOf } from "./step-tools.tsx";
import { TickRow } from "./tick-row.tsx";
import type { StepChange } from "./use-steps.ts";

interface StepsProps {
  insightId: string;
  steps: StepOutput[];
  onChange: (change: StepChange) => void;
}

/** Things to tick. */
export function Steps({ steps, ...props }: StepsProps) {
  return (
    <section aria-labelledby="steps" className="max-w-147">
      <h2 id="steps" className="type-title">
        Steps
      </h2>
      <ol className="mt-3 list-none border-t border-ripple">
        {steps.map((step) => (
          <Step key={step.index} step={step} {...props} />
        ))}
      </ol>
    </section>
  );
}

function Step({ insightId, step, onChange }: Omit<StepsProps, "steps"> & { step: StepOutput }) {
  const { index, isDone, usesSmaller, text } = step;
  return (
    <li className="border-b border-ripple">
      <TickRow isDone={isDone} onTick={() => onChange({ index, isDone: !isDone })} note={minutesOf(step)}>
        {wordsOf(step)}
      </TickRow>
      <div className="pb-2 pl-11">
        {usesSmaller && (
          <p className="type-small text-mist [overflow-wrap:anywhere]">The whole step: {text}</p>
        )}
        {!isDone && <StepTools insightId={insightId} step={step} onChange={onChange} />}
      </div>
    </li>
  );
}
