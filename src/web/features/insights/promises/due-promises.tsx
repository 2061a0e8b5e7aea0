import { useState } from "react";
import { Link } from "react-router";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { useToday } from "#web/api/use-today.ts";
import { stepKey } from "../steps/step-key.ts";
import { StepTools } from "../steps/step-tools.tsx";
import { TooBig } from "../steps/too-big.tsx";
import { useChangeStep } from "../steps/use-steps.ts";
import { DueAnswers } from "./due-answers.tsx";
import { formatDueDay, promisedDaySentence } from "./promise-words.ts";

interface DuePromisesProps {
  /** The steps whose promised day has come, at most three. */
  steps: OpenStepOutput[];
  /** The number of all steps whose promised day has come. */
  count: number;
}

/** Asks about each step whose promised day has come. Renders nothing when there are none. */
export function DuePromises({ steps, count }: DuePromisesProps) {
  if (steps.length === 0) return null;
  const others = count - steps.length;
  return (
    <section aria-label="What you said you would do" className="mt-2 mb-10 grid gap-8">
      {steps.map((step) => (
        <DuePromise key={stepKey(step)} step={step} />
      ))}
      {others > 0 && <p className="type-small text-mist">{others} more will be asked about after these.</p>}
    </section>
  );
}

function DuePromise({ step: given }: { step: OpenStepOutput }) {
  const [own, setOwn] = useState<Partial<StepOutput>>({});
  const [isTooBig, setTooBig] = useState(false);
  const { change } = useChangeStep(given.insightId);
  const step = { ...given, ...own };
  const today = useToday();
  const dueOn = step.promise?.dueOn ?? today;
  return (
    <div className="border-l-3 border-gold pl-5">
      <p className="type-log text-mist">
        {[formatDueDay(dueOn, today), step.blockName].filter(Boolean).join(" · ")}
      </p>
      <p className="mt-1">{promisedDaySentence(formatRelativeDay(dueOn, today))}</p>
      <p dir="auto" className="type-title mt-1 [overflow-wrap:anywhere]">
        {shownStepText(step)}
      </p>
      <DueAnswers
        step={step}
        more={
          <>
            <TooBig {...{ step, isTooBig }} onToggle={() => setTooBig(!isTooBig)} />
            {!step.isLocked && (
              <Link to={`/insights/${step.insightId}`} className={READING_LOOK}>
                Open the reading
              </Link>
            )}
          </>
        }
      >
        {isTooBig && (
          <StepTools
            insightId={step.insightId}
            step={step}
            onChange={(asked) => change(asked, { onSuccess: setOwn })}
            onShrunk={setOwn}
          />
        )}
      </DueAnswers>
    </div>
  );
}

const READING_LOOK = "underlined inline-flex min-h-11 items-center text-gold";
