import { useMutation } from "@tanstack/react-query";
import type { RecommendationOutput } from "#contract/patterns.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DOOR_NAMES } from "./door-names.ts";

interface RecommendationsProps {
  recommendations: readonly RecommendationOutput[];
  onWhy: (recommendation: RecommendationOutput) => void;
}

/** Lists recommendations, each with its reason. */
export function Recommendations({ recommendations, onWhy }: RecommendationsProps) {
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="worth-trying" className="border-t border-hair-faint pt-7 pb-9 lg:py-12">
      <h2 id="worth-trying" className="type-log text-mist">
        worth trying
      </h2>
      <ul className="mt-1 grid list-none gap-x-16 lg:grid-cols-3 xl:gap-x-20">
        {recommendations.map((each) => (
          <Row key={each.id} recommendation={each} onWhy={() => onWhy(each)} />
        ))}
      </ul>
    </section>
  );
}

type Answer = Parameters<typeof api.patterns.answerRecommendation>[0]["answer"];

const SAID: Record<Answer, string> = {
  taken: "Noted. Next time I’ll ask whether it helped.",
  dismissed: "Gone. I won’t suggest it again.",
  helped: "Good. It stays on the list.",
  "not-helped": "Noted. I won’t suggest it again.",
};

function Row({ recommendation, onWhy }: { recommendation: RecommendationOutput; onWhy: () => void }) {
  const { id, text, because, door, answer: before } = recommendation;
  const answer = useMutation({
    mutationKey: queryKey("patterns", "answerRecommendation", { id }),
    mutationFn: (said: Answer) => api.patterns.answerRecommendation({ id, answer: said }),
  });
  return (
    <li className="border-b border-ripple py-4 last:border-0 lg:border-0">
      <p className="type-brand">{text}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onWhy}
        className="type-small inline-flex min-h-11 cursor-pointer items-center text-left text-mist hover:text-moon"
      >
        <span className="underlined">{because}</span>
        <span className="sr-only"> Why? {text}</span>
      </button>
      {answer.isSuccess ? (
        <p role="status" className="type-small flex min-h-11 items-center text-mist">
          {SAID[answer.variables]}
        </p>
      ) : (
        <>
          {before === "taken" && <Helped text={text} onAnswer={answer.mutate} />}
          {before === "helped" && <p className="type-small text-mist">You said that this helped.</p>}
          <p className="flex flex-wrap gap-x-6">
            <ButtonLink look="link" to={door.to} onClick={() => before === null && answer.mutate("taken")}>
              {DOOR_NAMES[door.kind]}
            </ButtonLink>
            <Button look="link" onClick={() => answer.mutate("dismissed")}>
              Not for me<span className="sr-only">: {text}</span>
            </Button>
          </p>
        </>
      )}
      {answer.isError && <Notice tone="warning">It was not saved. {answer.error.message}</Notice>}
    </li>
  );
}

function Helped({ text, onAnswer }: { text: string; onAnswer: (answer: Answer) => void }) {
  return (
    <p className="type-small flex flex-wrap items-center gap-x-6">
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
