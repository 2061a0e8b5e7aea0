import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RecommendationOutput } from "#contract/patterns.ts";
import type { OpenStepOutput } from "#contract/steps.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { openStepsQuery } from "../../api/queries/steps.ts";
import { Button, ButtonLink, type ButtonLook } from "../../ui/button.tsx";
import { FocusedReply } from "../../ui/focused-reply.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DOOR_NAMES } from "./door-names.ts";

type Answer = Parameters<typeof api.patterns.answerRecommendation>[0]["answer"];

const SAID: Record<Answer, string> = {
  taken: "Noted. Next time I’ll ask whether it helped.",
  dismissed: "Gone. I won’t suggest it again.",
  helped: "Good. It stays on the list.",
  "not-helped": "Noted. I won’t suggest it again.",
};

/** The most minutes of a step that is small. */
const SMALL_MINUTES = 5;

interface ActProps {
  recommendation: RecommendationOutput;
  look: ButtonLook;
  /** The state of a link to a reading whose own act should become smaller. */
  smallerState: object;
  /** Further controls beside 'Not for me'. */
  children?: ReactNode;
}

/** What a person can do about a finding: one button, on their own open step or block where there is one. */
export function Act({ recommendation, look, smallerState, children }: ActProps) {
  const { id, text, door, answer: before } = recommendation;
  const answer = useMutation({
    mutationKey: queryKey("patterns", "answerRecommendation", { id }),
    mutationFn: (said: Answer) => api.patterns.answerRecommendation({ id, answer: said }),
  });
  const step = useLongStep(door.kind === "smaller-step");
  const take = () => before === null && answer.mutate("taken");
  const isFirst = look === "go";
  return (
    <>
      {answer.isSuccess ? (
        <FocusedReply words={SAID[answer.variables]} />
      ) : (
        <div className="mt-4">
          {step ? <OpenStep step={step} /> : <p className="type-note">{text}</p>}
          {before === "taken" && <Helped text={text} onAnswer={answer.mutate} />}
          {before === "helped" && <p className="type-small mt-2 text-mist">You said that this helped.</p>}
        </div>
      )}
      {answer.isError && <Notice tone="warning">It was not saved. {answer.error.message}</Notice>}
      <div className="mt-3 flex flex-wrap items-center gap-x-5">
        {!answer.isSuccess && (
          <ButtonLink
            look={look}
            to={step ? `/insights/${step.insightId}` : door.to}
            state={step?.isOwnAct ? smallerState : undefined}
            onClick={take}
            className={isFirst ? "max-sm:w-full" : ""}
          >
            {DOOR_NAMES[door.kind]}
          </ButtonLink>
        )}
        {children}
        {!answer.isSuccess && (
          <Button look="link" className="ml-auto" onClick={() => answer.mutate("dismissed")}>
            Not for me<span className="sr-only">: {text}</span>
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the newest open step of the person's that takes longer than five minutes; `undefined` if there is none. */
function useLongStep(isAsked: boolean): OpenStepOutput | undefined {
  const { data } = useInfiniteQuery({ ...openStepsQuery, enabled: isAsked });
  if (!isAsked) return undefined;
  const steps = data?.pages.flatMap(({ items }) => items) ?? [];
  return steps.find(
    ({ minutes = 0, usesSmaller, isLocked }) => minutes > SMALL_MINUTES && !usesSmaller && !isLocked,
  );
}

function OpenStep({ step }: { step: OpenStepOutput }) {
  return (
    <>
      <p className="type-log text-mist">your open step · {step.minutes} min</p>
      <p className="type-brand mt-1">
        <q dir="auto" className="text-ghost [overflow-wrap:anywhere]">
          {shownStepText(step)}
        </q>{" "}
        What are the first five minutes of it?
      </p>
    </>
  );
}

function Helped({ text, onAnswer }: { text: string; onAnswer: (answer: Answer) => void }) {
  return (
    <p className="type-small mt-2 flex flex-wrap items-center gap-x-6">
      You tried it. Did it help?
      <Button look="link" onClick={() => onAnswer("helped")}>
        It helped<span className="sr-only">: {text}</span>
      </Button>
      <Button look="link" onClick={() => onAnswer("not-helped")}>
        It didn’t<span className="sr-only">: {text}</span>
      </Button>
    </p>
  );
}
