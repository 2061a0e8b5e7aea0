import { useState } from "react";
import { Link } from "react-router";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import { PROMISE_ANSWER_WORDS, PROMISE_ANSWERS, type PromiseAnswer } from "#domain/promises/promise.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { useToday } from "#web/api/use-today.ts";
import { AnswerButtons } from "#web/ui/answer-buttons.tsx";
import { Button } from "#web/ui/button.tsx";
import { FocusedReply } from "#web/ui/focused-reply.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { formatRelativeDay } from "#web/ui/say-day.ts";
import { StepTools } from "../steps/step-tools.tsx";
import { useChangeStep } from "../steps/use-steps.ts";
import { formatDueDay, promiseSentence } from "./promise-words.ts";
import { useAnswer } from "./use-promise.ts";

const REPLIES: Record<PromiseAnswer, string> = {
  did: "Noted, and the step is checked off.",
  partly: "Noted. Partly is further than not at all.",
  "not-done": "Noted. Nothing is reset. The step stays open.",
  "no-longer-matters": "Noted. Then it asks nothing more of you.",
};

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
        <DuePromise key={`${step.insightId} ${step.index}`} step={step} />
      ))}
      {others > 0 && <p className="type-small text-mist">{others} more will be asked about after these.</p>}
    </section>
  );
}

function DuePromise({ step: given }: { step: OpenStepOutput }) {
  const [own, setOwn] = useState<Partial<StepOutput>>({});
  const [isTooBig, setTooBig] = useState(false);
  const { answering, snoozing } = useAnswer(given);
  const { change } = useChangeStep(given.insightId);
  const step = { ...given, ...own };
  const today = useToday();
  const dueOn = step.promise?.dueOn ?? today;
  const { sentence, quoted } = promiseSentence(shownStepText(step), formatRelativeDay(dueOn, today));
  const reply = replyOf(answering.data?.answer, snoozing.isSuccess);
  const isBusy = answering.isPending || snoozing.isPending;
  const error = answering.error ?? snoozing.error;
  return (
    <div className="border-l-3 border-gold pl-5">
      <p className="type-log text-mist">
        {formatDueDay(dueOn, today)}
        {step.blockName && ` · ${step.blockName}`}
      </p>
      <p className="type-title mt-1 [overflow-wrap:anywhere]">{sentence}</p>
      {quoted !== null && <p className="mt-1 text-ghost [overflow-wrap:anywhere]">{quoted}</p>}
      {reply !== null ? (
        <FocusedReply words={reply} />
      ) : (
        <>
          <AnswerButtons
            answers={PROMISE_ANSWERS}
            words={PROMISE_ANSWER_WORDS}
            isBusy={isBusy}
            onAnswer={answering.mutate}
          />
          <div className="mt-1 flex flex-wrap gap-x-5">
            <Button look="link" isBusy={snoozing.isPending} onClick={() => !isBusy && snoozing.mutate()}>
              Ask tomorrow
            </Button>
            <Button look="link" aria-expanded={isTooBig} onClick={() => setTooBig(!isTooBig)}>
              Too big
            </Button>
            {!step.isLocked && (
              <Link to={`/insights/${step.insightId}`} className={READING_LOOK}>
                Open the reading
              </Link>
            )}
          </div>
          {isTooBig && (
            <StepTools
              insightId={step.insightId}
              step={step}
              onChange={(asked) => change(asked, { onSuccess: setOwn })}
              onShrunk={setOwn}
            />
          )}
        </>
      )}
      {error && <Notice tone="warning">That was not saved. {error.message}</Notice>}
    </div>
  );
}

const READING_LOOK = "underlined inline-flex min-h-11 items-center text-gold";

function replyOf(answer: PromiseAnswer | null | undefined, isSnoozed: boolean): string | null {
  if (answer) return REPLIES[answer];
  return isSnoozed ? "You will be asked again tomorrow." : null;
}
