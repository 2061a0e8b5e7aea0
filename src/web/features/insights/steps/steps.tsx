import type { StepOutput } from "#contract/steps.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PromiseLine } from "../promises/promise-line.tsx";
import { shownStepMinutes } from "./step-minutes.ts";
import { StepTools } from "./step-tools.tsx";
import { TickRow } from "./tick-row.tsx";
import { type StepChange, useChangeStep } from "./use-steps.ts";

/** The list of steps, each with a checkbox. */
export function Steps({ insightId, steps }: { insightId: string; steps: StepOutput[] }) {
  const { change, fault } = useChangeStep(insightId);
  return (
    <section aria-labelledby="steps" className="max-w-147">
      <h2 id="steps" className="type-title">
        Steps
      </h2>
      <ol className="mt-3 list-none border-t border-ripple">
        {steps.map((step) => (
          <Step key={step.index} insightId={insightId} step={step} onChange={change} />
        ))}
      </ol>
      {fault && (
        <div className="mt-4">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </section>
  );
}

function Step({
  insightId,
  step,
  onChange,
}: {
  insightId: string;
  step: StepOutput;
  onChange: (change: StepChange) => void;
}) {
  const { index, isDone, usesSmaller, text } = step;
  return (
    <li className="border-b border-ripple">
      <TickRow
        isDone={isDone}
        onTick={() => onChange({ index, isDone: !isDone })}
        note={shownStepMinutes(step)}
      >
        {shownStepText(step)}
      </TickRow>
      <div className="pb-2 pl-11">
        {usesSmaller && (
          <p dir="auto" className="type-small text-mist [overflow-wrap:anywhere]">
            The whole step: {text}
          </p>
        )}
        {!isDone && <StepTools insightId={insightId} step={step} onChange={onChange} />}
        {!isDone && <PromiseLine insightId={insightId} step={step} />}
      </div>
    </li>
  );
}
