import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InsightOutput } from "#contract/insights.ts";
import type { QuestionId } from "#domain/asking/asking-words.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import type { ArrivingReading, SecondReading } from "../../arriving-reading.ts";
import { SITE } from "../../ui/site.ts";
import { CannotShow } from "./cannot-show.tsx";
import { ConcernedReading } from "./concerned-reading.tsx";
import { InsightBar, InsightNotes } from "./insight-bar.tsx";
import { InsightSkeleton } from "./insight-skeleton.tsx";
import { isAskable } from "./is-askable.ts";
import { OwnWordsPage } from "./own-words/own-words-page.tsx";
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
   * Requests a free second reading of the same cards: of a default reading, or with a correction of what a model's reading
   * should be about.
   */
  onReadAgain: (correction?: string) => void;
  /** Asks the five questions, beginning with one of them; `null` where nobody asks. */
  onAsk?: ((first?: QuestionId) => void) | null;
  /** The URL fragment of the chat about the reading; `null` if it has none. */
  chat?: string | null;
  /** Renders the notice shown below the steps and the person's note. */
  renderNotice?: (insight: InsightOutput) => ReactNode;
  /** Renders an explanation of how the cards were drawn. */
  renderOrigin?: (insight: InsightOutput) => ReactNode;
  /** Renders help lines, shown when the model was worried about the person. */
  renderHelp: () => ReactNode;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
}

/** The page of one insight. It shows a reading that is arriving, loading, failed or loaded. */
export function InsightPage({ id, cardCount, onDeleted, ...props }: InsightPageProps) {
  const { data: insight, error, refetch } = useQuery({ ...insightQuery(id ?? ""), enabled: id !== null });
  const { arriving = null } = props;
  const isAwaited = !insight && !arriving;
  const bar = insight ? (
    <InsightBar insight={insight} hasDate={insight.reading?.isOwnWords !== true} onDeleted={onDeleted} />
  ) : (
    <BarPlace />
  );
  return (
    <article className={`overflow-x-clip ${isAwaited && error ? "" : "bar-of-its-own"}`}>
      <div className="page-frame pb-10">
        {isAwaited && !error && <InsightSkeleton cardCount={cardCount} />}
        {isAwaited && error && <CannotShow error={error} onRetry={() => void refetch()} />}
        {!isAwaited && <Shown {...props} bar={bar} insight={insight ?? null} arriving={arriving} />}
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
  bar: ReactNode;
  insight: InsightOutput | null;
  arriving: ArrivingReading | null;
};

function Shown({ bar, insight, arriving, again = null, advisorName, onReadAgain, ...rest }: ShownProps) {
  const { isJustDrawn = false, chat = null } = rest;
  if (insight && !hasReading(insight)) {
    return (
      <>
        {bar}
        <InsightNotes insight={insight} />
        <CannotShow insight={insight} />
      </>
    );
  }
  if (insight && isWordsAlone(insight) && !insight.reading.isOwnWords) {
    return (
      <>
        {bar}
        <InsightNotes insight={insight} />
        <ConcernedReading insight={insight} advisorName={advisorName} help={rest.renderHelp()} />
      </>
    );
  }
  const isReplaced = again?.arriving?.insightId === null;
  const onAsk = insight && isAskable(insight) && !again?.status ? (rest.onAsk ?? null) : null;
  const around = {
    bar,
    again,
    advisorName,
    onAsk,
    notice: insight && rest.renderNotice?.(insight),
    origin: insight && rest.renderOrigin?.(insight),
  };
  if (insight?.reading.isOwnWords && !isReplaced) {
    return (
      <OwnWordsPage
        key={insight.steps[0]?.text}
        {...around}
        insight={insight}
        isNew={arriving !== null}
        help={insight.reading.concern && rest.renderHelp()}
      />
    );
  }
  return (
    <ReadingPage
      {...around}
      insight={isReplaced ? null : insight}
      arriving={again?.arriving ?? arriving}
      isJustDrawn={isJustDrawn}
      onReadAgain={onReadAgain}
      chat={chat}
      help={insight?.reading.concern && rest.renderHelp()}
    />
  );
}

/** Returns whether the page is the text and the help lines alone, because somebody may be in danger. */
function isWordsAlone({ reading }: SavedInsight): boolean {
  return reading.concern === "danger" || (reading.concern === "worried" && reading.actionSteps.length === 0);
}

function hasReading(insight: InsightOutput): insight is SavedInsight {
  return insight.reading !== null;
}
