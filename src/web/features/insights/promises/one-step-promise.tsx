import type { OpenStepOutput } from "#contract/steps.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { useToday } from "#web/api/use-today.ts";
import { Button } from "#web/ui/button.tsx";
import { DueAnswers } from "./due-answers.tsx";
import { promisedDaySentence } from "./promise-words.ts";

interface OneStepPromiseProps {
  step: OpenStepOutput;
  /** Whether the promise was answered or postponed since the page was opened. */
  hasReplied: boolean;
  onDid: () => void;
  onReplied: () => void;
  /** Shows the next step; `null` if no other step waits. */
  onNext: (() => void) | null;
}

/** The question about the promise of the one step on home, which stands below the words of the step. */
export function OneStepPromise({ step, hasReplied, onDid, onReplied, onNext }: OneStepPromiseProps) {
  const today = useToday();
  const dueOn = step.promise?.dueOn ?? today;
  return (
    <section aria-label="This step’s day" className="mt-6 border-l-3 border-gold pl-5">
      <p>{promisedDaySentence(formatRelativeDay(dueOn, today))}</p>
      <DueAnswers step={step} onDid={onDid} onReplied={onReplied} />
      {hasReplied && onNext && (
        <Button look="outline" className="mt-4" onClick={onNext}>
          The next one
        </Button>
      )}
    </section>
  );
}
