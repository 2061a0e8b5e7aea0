import type { OpenStepOutput } from "#contract/steps.ts";
import { useToday } from "#web/api/use-today.ts";
import { formatRelativeDay } from "#web/ui/say-day.ts";
import { DueAnswers } from "./due-answers.tsx";
import { promisedDaySentence } from "./promise-words.ts";

interface OneStepPromiseProps {
  step: OpenStepOutput;
  onDid: () => void;
  onReplied: () => void;
}

/** The question about the promise of the one step on home, which stands below the words of the step. */
export function OneStepPromise({ step, onDid, onReplied }: OneStepPromiseProps) {
  const today = useToday();
  const dueOn = step.promise?.dueOn ?? today;
  return (
    <section aria-label="What you said you would do" className="mt-6 border-l-3 border-gold pl-5">
      <p>{promisedDaySentence(formatRelativeDay(dueOn, today))}</p>
      <DueAnswers step={step} onDid={onDid} onReplied={onReplied} />
    </section>
  );
}
