import { useMutation } from "@tanstack/react-query";
import type { AskedStepOutput } from "#contract/check-ins.ts";
import { PROMISE_ANSWER_WORDS, PROMISE_ANSWERS, type PromiseAnswer } from "#domain/promises/promise.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { AnswerButtons } from "../../ui/answer-buttons.tsx";
import { FocusedReply } from "../../ui/focused-reply.tsx";
import { Notice } from "../../ui/notice.tsx";

const REPLIES: Record<PromiseAnswer, string> = {
  did: "Noted: done.",
  partly: "Noted. Partly is further than not at all.",
  "not-done": "Noted. Nothing is reset.",
  "no-longer-matters": "Noted. Then it’s off your list.",
};

/** Asks about the outcome of a step from an earlier check-in. The question stays on the page until the next visit. */
export function AskedStep({ step: { weekStart, text, minutes } }: { step: AskedStepOutput }) {
  const answering = useMutation({
    mutationKey: queryKey("checkIns", "answerStep", { weekStart }),
    meta: { refetchType: "none" },
    mutationFn: (answer: PromiseAnswer) => api.checkIns.answerStep({ weekStart, answer }),
  });
  return (
    <section aria-label="The step of your last check-in" className="mt-2 mb-10 border-l-3 border-gold pl-5">
      <p className="type-log text-mist">your step from the check-in · {minutes} min</p>
      <p dir="auto" className="type-title mt-1 [overflow-wrap:anywhere]">
        {text}
      </p>
      {answering.isSuccess ? (
        <FocusedReply words={REPLIES[answering.data.answer]} />
      ) : (
        <>
          <p className="mt-1 text-ghost">What came of it?</p>
          <AnswerButtons
            answers={PROMISE_ANSWERS}
            words={PROMISE_ANSWER_WORDS}
            isBusy={answering.isPending}
            onAnswer={answering.mutate}
          />
        </>
      )}
      {answering.isError && <Notice tone="warning">That was not saved. {answering.error.message}</Notice>}
    </section>
  );
}
