import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { InsightOutput } from "../../../contract/insights.ts";
import { CannotShow } from "./cannot-show.tsx";
import { InsightBar } from "./insight-bar.tsx";
import { insightQuery } from "./insight-queries.ts";
import { InsightSkeleton } from "./insight-skeleton.tsx";
import { ReadingPage } from "./reading-page.tsx";

interface InsightPageProps {
  id: string;
  advisorName: string;
  /** How many cards to expect while it loads. */
  cardCount: 1 | 3;
  /** The default reading's cards once more, at no cost. */
  onReadAgain: (insight: InsightOutput) => void;
  /** What may stand in the middle of a reading. */
  renderNotice?: (insight: InsightOutput) => ReactNode;
  /** How its cards were drawn. */
  renderOrigin?: (insight: InsightOutput) => ReactNode;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
}

/** One insight, in whatever state it is. */
export function InsightPage({ id, cardCount, ...props }: InsightPageProps) {
  const { data: insight, error, refetch } = useQuery(insightQuery(id));
  return (
    <article className={`overflow-x-clip ${insight || !error ? "bar-of-its-own" : ""}`}>
      <div className="mx-auto max-w-292 px-5 pb-10 md:px-12 xl:px-6">
        {insight && <InsightBar insight={insight} onDeleted={props.onDeleted} />}
        {!insight && !error && <InsightSkeleton cardCount={cardCount} />}
        {!insight && error && <CannotShow error={error} onRetry={() => void refetch()} />}
        {insight && <Shown insight={insight} {...props} />}
      </div>
    </article>
  );
}

type ShownProps = Pick<InsightPageProps, "advisorName" | "onReadAgain" | "renderNotice" | "renderOrigin"> & {
  insight: InsightOutput;
};

function Shown({ insight, advisorName, onReadAgain, renderNotice, renderOrigin }: ShownProps) {
  if (!insight.reading) return <CannotShow insight={insight} />;
  return (
    <ReadingPage
      insight={insight}
      reading={insight.reading}
      advisorName={advisorName}
      onReadAgain={() => onReadAgain(insight)}
      notice={renderNotice?.(insight)}
      origin={renderOrigin?.(insight)}
    />
  );
}
