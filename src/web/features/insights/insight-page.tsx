import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InsightOutput } from "#contract/insights.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import type { ArrivingReading, SecondReading } from "../../arriving-reading.ts";
import { SITE } from "../../ui/site.ts";
import { CannotShow } from "./cannot-show.tsx";
import { ConcernedReading } from "./concerned-reading.tsx";
import { InsightBar } from "./insight-bar.tsx";
import { InsightSkeleton } from "./insight-skeleton.tsx";
import type { Instead } from "./not-this.tsx";
import { ReadingPage } from "./reading-page.tsx";
import type { SavedInsight } from "./saved-insight.ts";

interface InsightPageProps {
  /** The id of the saved insight; `null` while the reading is being written. In that case `arriving` is set. */
  id: string | null;
  /** The reading as it arrived on this page; `null` if it was opened later. */
  arriving?: ArrivingReading | null;
  /** A second reading of the same cards, if one was requested on this page. */
  again?: SecondReading | null;
  /** Whether the cards were drawn on this page. */
  isJustDrawn?: boolean;
  advisorName: string;
  /** The number of placeholder cards shown while the insight loads. */
  cardCount: 1 | 3;
  /**
   * Requests a free second reading of the same cards. `instead` says what the reading should be about, if the first
   * one had the wrong subject.
   */
  onReadAgain: (instead?: Instead) => void;
  /** Renders the notice shown below the steps and the person's note. */
  renderNotice?: (insight: InsightOutput) => ReactNode;
  /** Renders an explanation of how the cards were drawn. */
  renderOrigin?: (insight: InsightOutput) => ReactNode;
  /** Renders help lines, shown when the model was worried about the person. */
  renderHelp: () => ReactNode;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
}

/** The page of one insight. It shows a reading that is arriving, loading, failed or loaded. */
export function InsightPage({ id, cardCount, ...props }: InsightPageProps) {
  const { data: insight, error, refetch } = useQuery({ ...insightQuery(id ?? ""), enabled: id !== null });
  const { arriving = null } = props;
  const isAwaited = !insight && !arriving;
  return (
    <article className={`overflow-x-clip ${isAwaited && error ? "" : "bar-of-its-own"}`}>
      <div className="page-frame pb-10">
        {insight && <InsightBar insight={insight} onDeleted={props.onDeleted} />}
        {!insight && arriving && <BarPlace />}
        {isAwaited && !error && <InsightSkeleton cardCount={cardCount} />}
        {isAwaited && error && <CannotShow error={error} onRetry={() => void refetch()} />}
        {!isAwaited && <Shown {...props} insight={insight ?? null} arriving={arriving} />}
      </div>
    </article>
  );
}

/**
 * The space reserved for the bar of a saved insight. A phone hides the top bar on this page, so this space shows the
 * product's name instead.
 */
function BarPlace() {
  return (
    <div className="h-13 pt-1 md:h-20.5">
      <Link to="/" className="type-brand flex h-12 w-fit items-center md:hidden">
        {SITE.name}
      </Link>
    </div>
  );
}

type ShownProps = Omit<InsightPageProps, "id" | "cardCount" | "onDeleted"> & {
  insight: InsightOutput | null;
  arriving: ArrivingReading | null;
};

function Shown({ insight, arriving, again = null, advisorName, onReadAgain, ...rest }: ShownProps) {
  const { isJustDrawn = false } = rest;
  if (insight && !hasReading(insight)) return <CannotShow insight={insight} />;
  if (insight?.reading.concern) {
    return <ConcernedReading insight={insight} advisorName={advisorName} help={rest.renderHelp()} />;
  }
  const isReplaced = again?.arriving?.insightId === null;
  return (
    <ReadingPage
      insight={isReplaced ? null : insight}
      arriving={again?.arriving ?? arriving}
      again={again}
      isJustDrawn={isJustDrawn}
      advisorName={advisorName}
      onReadAgain={onReadAgain}
      notice={insight && rest.renderNotice?.(insight)}
      origin={insight && rest.renderOrigin?.(insight)}
    />
  );
}

function hasReading(insight: InsightOutput): insight is SavedInsight {
  return insight.reading !== null;
}
