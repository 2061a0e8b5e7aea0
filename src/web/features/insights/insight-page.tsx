import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import { CannotShow } from "./cannot-show.tsx";
import { ConcernedReading } from "./concerned-reading.tsx";
import { InsightBar } from "./insight-bar.tsx";
import { InsightSkeleton } from "./insight-skeleton.tsx";
import type { Instead } from "./not-this.tsx";
import { ReadingPage } from "./reading-page.tsx";

interface InsightPageProps {
  id: string;
  advisorName: string;
  /** The number of placeholder cards shown while it loads. */
  cardCount: 1 | 3;
  /**
   * Requests a free second reading of the same cards. `instead` says what it is about, when the first one
   * missed that.
   */
  onReadAgain: (insight: InsightOutput, instead?: Instead) => void;
  /** Renders a notice in the middle of the reading. */
  renderNotice?: (insight: InsightOutput) => ReactNode;
  /** Renders how the cards were drawn. */
  renderOrigin?: (insight: InsightOutput) => ReactNode;
  /** Renders help lines, shown when the model was worried about the person. */
  renderHelp: () => ReactNode;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
}

/** The page of one insight: loading, failed or loaded. */
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

type ShownProps = Omit<InsightPageProps, "id" | "cardCount" | "onDeleted"> & { insight: InsightOutput };

function Shown({ insight, advisorName, onReadAgain, renderNotice, renderOrigin, renderHelp }: ShownProps) {
  if (!insight.reading) return <CannotShow insight={insight} />;
  if (insight.reading.concern) {
    const { reading } = insight;
    return (
      <ConcernedReading insight={insight} reading={reading} advisorName={advisorName} help={renderHelp()} />
    );
  }
  return (
    <ReadingPage
      insight={insight}
      reading={insight.reading}
      advisorName={advisorName}
      onReadAgain={(instead) => onReadAgain(insight, instead)}
      notice={renderNotice?.(insight)}
      origin={renderOrigin?.(insight)}
    />
  );
}
