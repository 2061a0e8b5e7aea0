import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import type { RecommendationOutput } from "#contract/patterns.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface RecommendationsProps {
  recommendations: readonly RecommendationOutput[];
  onWhy: (recommendation: RecommendationOutput) => void;
}

/** What might be worth trying, with the reason for each. */
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

function Row({ recommendation, onWhy }: { recommendation: RecommendationOutput; onWhy: () => void }) {
  const { id, text, because, sources, to } = recommendation;
  const answer = useMutation({
    mutationKey: queryKey("patterns", "answerRecommendation", { id }),
    mutationFn: (said: "taken" | "dismissed") => api.patterns.answerRecommendation({ id, answer: said }),
  });
  const said = answer.data?.answer;
  return (
    <li className="border-b border-ripple py-4 last:border-0 lg:border-0">
      <p className="type-brand">{text}</p>
      <p className="type-small mt-1 text-mist">{because}</p>
      {said ? (
        <p role="status" className="type-small flex min-h-11 items-center text-mist">
          {said === "dismissed" ? "Gone, and it stays gone." : "Noted. I’ll see whether it helped."}
        </p>
      ) : (
        <p className="mt-1 flex flex-wrap gap-x-6">
          {to ? (
            <Link to={to} className={buttonLook("link")} onClick={() => answer.mutate("taken")}>
              Try it
            </Link>
          ) : (
            <Button look="link" onClick={() => answer.mutate("taken")}>
              Try it
            </Button>
          )}
          <Button look="link" onClick={() => answer.mutate("dismissed")}>
            Not for me<span className="sr-only">: {text}</span>
          </Button>
          {sources.length > 0 && (
            <Button look="link" aria-haspopup="dialog" onClick={onWhy}>
              Why?<span className="sr-only"> {text}</span>
            </Button>
          )}
        </p>
      )}
      {answer.isError && <Notice tone="warning">It was not saved. {answer.error.message}</Notice>}
    </li>
  );
}
