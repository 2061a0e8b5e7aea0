import type { OpenStepOutput } from "#contract/steps.ts";
import { Button } from "#web/ui/button.tsx";
import { DueAnswers } from "./due-answers.tsx";

interface OneStepPromiseProps {
  step: OpenStepOutput;
  /** Whether the promise was answered or postponed since the page was opened. */
  hasReplied: boolean;
  onDid: () => void;
  onReplied: () => void;
  /** Shows the next step; `null` if no other step waits. */
  onNext: (() => void) | null;
}

/** The answers about the day of the one step on home, which Rob has named in his line. They stand below the words of the step. */
export function OneStepPromise({ step, hasReplied, onDid, onReplied, onNext }: OneStepPromiseProps) {
  return (
    <section aria-label="This step’s day" className="mt-6 border-l-3 border-gold pl-5">
      <DueAnswers step={step} onDid={onDid} onReplied={onReplied} />
      {hasReplied && onNext && (
        <Button look="outline" className="mt-4" onClick={onNext}>
          The next one
        </Button>
      )}
    </section>
  );
}
