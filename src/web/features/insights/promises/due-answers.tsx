import type { ReactNode } from "react";
import type { OpenStepOutput } from "#contract/steps.ts";
import { PROMISE_ANSWER_WORDS, PROMISE_ANSWERS, type PromiseAnswer } from "#domain/promises/promise.ts";
import { AnswerButtons } from "#web/ui/answer-buttons.tsx";
import { Button } from "#web/ui/button.tsx";
import { FocusedReply } from "#web/ui/focused-reply.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { beginDoneMoment } from "../steps/done-moment.ts";
import { useAnswer } from "./use-promise.ts";

const REPLIES: Record<PromiseAnswer, string> = {
  did: "Noted, and the step is checked off.",
  partly: "Noted. Partly is further than not at all.",
  "not-done": "Noted. Nothing is reset. The step stays open.",
  "no-longer-matters": "Noted. Then it’s off your list.",
};

interface DueAnswersProps {
  step: OpenStepOutput;
  /** More controls beside "Ask tomorrow". */
  more?: ReactNode;
  /** Shown below the answers until one is given. */
  children?: ReactNode;
  /** Called in place of sending the answer "did". */
  onDid?: () => void;
  /** Called when an answer was saved or the promise was postponed. */
  onReplied?: () => void;
}

/** The four answers to a due promise, and "Ask tomorrow". One sentence takes their place once an answer is saved. */
export function DueAnswers({ step, more, children, onDid, onReplied }: DueAnswersProps) {
  const { answering, snoozing } = useAnswer(step);
  const reply = replyOf(answering.data?.answer, snoozing.isSuccess);
  if (reply !== null) return <FocusedReply words={reply} />;
  const isBusy = answering.isPending || snoozing.isPending;
  const error = answering.error ?? snoozing.error;
  const replied = (given: PromiseAnswer) => {
    onReplied?.();
    if (given === "did") beginDoneMoment(step);
  };
  const answer = (given: PromiseAnswer) =>
    given === "did" && onDid ? onDid() : answering.mutate(given, { onSuccess: () => replied(given) });
  return (
    <>
      <AnswerButtons
        answers={PROMISE_ANSWERS}
        words={PROMISE_ANSWER_WORDS}
        isBusy={isBusy}
        onAnswer={answer}
      />
      <div className="mt-1 flex flex-wrap gap-x-5">
        <Button
          look="link"
          isBusy={snoozing.isPending}
          onClick={() => !isBusy && snoozing.mutate(undefined, { onSuccess: onReplied })}
        >
          Ask tomorrow
        </Button>
        {more}
      </div>
      {children}
      {error && <Notice tone="warning">That was not saved. {error.message}</Notice>}
    </>
  );
}

function replyOf(answer: PromiseAnswer | null | undefined, isSnoozed: boolean): string | null {
  if (answer) return REPLIES[answer];
  return isSnoozed ? "You will be asked again tomorrow." : null;
}
