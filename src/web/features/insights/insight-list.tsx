import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { InsightPageOutput, InsightSummaryOutput } from "#contract/insights.ts";
import { sayDay } from "#domain/day-words.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { searchWordsOf } from "#domain/search/find-words.ts";
import { counted } from "#domain/text/counted.ts";
import { type HistoryFilter, historyQuery, NO_FILTER } from "../../api/queries/history.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";
import { pagingPropsOf, ShowMore } from "../../ui/show-more.tsx";
import { isNarrowed } from "./history-filter.ts";
import { HistorySearch } from "./history-search.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { InsightRow } from "./insight-row.tsx";
import { LockedRows } from "./locked-rows.tsx";

interface InsightListProps {
  filter?: HistoryFilter;
  /** The row between the filters and the list, with further ways to look at the history. */
  renderViews?: (hasReadings: boolean) => ReactNode;
  onFilter: (filter: HistoryFilter) => void;
}

/** The history: all readings, or those that match the filter, newest first, beside the search where there is room. */
export function InsightList({ filter = NO_FILTER, onFilter, renderViews }: InsightListProps) {
  const { timeZone } = useDates();
  const history = useInfiniteQuery({
    ...historyQuery(filter, timeZone),
    placeholderData: (before) => before,
  });
  const { data, isPlaceholderData: isSearching } = history;
  const pages = data?.pages ?? [];
  const narrowed = isNarrowed(filter);
  const isEmpty = data !== undefined && !narrowed && !isSearching && pages.every(isBare);
  if (isEmpty) {
    return (
      <>
        {renderViews?.(false)}
        <NothingYet />
      </>
    );
  }
  const outcome = narrowed
    ? describeOutcome({ pages, isSearching: isSearching || !data, isFailed: history.isError })
    : "";
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-x-16">
      <HistorySearch filter={filter} onFilter={onFilter} outcome={outcome} views={renderViews?.(true)} />
      <div>
        {history.isPending && <HistorySkeleton />}
        {!data && history.error && (
          <ErrorPanel
            cause={history.error}
            title={narrowed ? "The search did not finish" : "Your readings did not load"}
            kept="They are safe on the server."
            actions={<Button onClick={() => void history.refetch()}>Retry</Button>}
          >
            {history.error.message}
          </ErrorPanel>
        )}
        {data && (
          <div aria-busy={isSearching} className={isSearching ? "opacity-60" : undefined}>
            <Results pages={pages} filter={filter} />
          </div>
        )}
        <ShowMore {...pagingPropsOf(history)} hasMore={history.hasNextPage && !isSearching}>
          {filter.search ? "Search further" : "Show more"}
        </ShowMore>
      </div>
    </div>
  );
}

const isBare = ({ items, older }: InsightPageOutput) => items.length === 0 && older === 0;

interface ResultsProps {
  pages: InsightPageOutput[];
  filter: HistoryFilter;
}

function Results({ pages, filter }: ResultsProps) {
  const items = pages.flatMap((page) => page.items);
  const open = items.flatMap((item) => (item.isLocked ? [] : [item]));
  const locked = items.filter((item) => item.isLocked);
  const narrowed = isNarrowed(filter);
  const older = Math.max(pages[0]?.older ?? 0, locked.length);
  const words = searchWordsOf(filter.search);
  const isOver = pages.at(-1)?.nextCursor === null;
  return (
    <>
      {open.length > 0 && <Rows items={open} words={words} isInMonths={!narrowed} />}
      {narrowed && open.length === 0 && isOver && <NothingFound filter={filter} />}
      {older > 0 && !narrowed && <LockedRows items={locked} count={older} />}
      {older > 0 && narrowed && (
        <p className="type-small mt-6 text-mist">
          {older} older {older === 1 ? "reading was" : "readings were"} not searched: the free plan shows{" "}
          {PLANS.free.historyDays} days. They are kept.
        </p>
      )}
    </>
  );
}

type OpenSummary = Extract<InsightSummaryOutput, { isLocked: false }>;

interface RowsProps {
  items: OpenSummary[];
  words: readonly string[];
  isInMonths: boolean;
}

/** The readings, newest first; without a search under the names of their months, once there is more than one. */
function Rows({ items, words, isInMonths }: RowsProps) {
  const { dayOf } = useDates();
  const months = new Map<string, OpenSummary[]>();
  for (const item of items) {
    const month = isInMonths ? sayDay(dayOf(item.createdAt), "monthAndYear") : "";
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months].map(([month, ofMonth]) => (
    <section key={month} aria-label={month || undefined} className="mt-8 first:mt-0">
      {months.size > 1 && <p className="type-log mb-2 text-mist">{month}</p>}
      <ul className="list-none border-t border-ripple">
        {ofMonth.map((item) => (
          <InsightRow key={item.id} insight={item} words={words} />
        ))}
      </ul>
    </section>
  ));
}

/**
 * The message shown when no reading matches. The button that clears the filter is beside the search field.
 */
function NothingFound({ filter }: Pick<ResultsProps, "filter">) {
  return (
    <EmptyPanel art="pond" title="Nothing found">
      {filter.search
        ? "Every word you type must be in the same reading. Fewer words find more."
        : "No reading fits all of these."}
    </EmptyPanel>
  );
}

function NothingYet() {
  return (
    <EmptyPanel
      art="card"
      title="No readings here yet"
      actions={<ButtonLink to="/new-insight">Get your first insight</ButtonLink>}
    >
      Say what has you stuck and draw. It takes about two minutes, and it is kept here.
    </EmptyPanel>
  );
}

interface Outcome {
  pages: InsightPageOutput[];
  isSearching: boolean;
  isFailed: boolean;
}

/** Returns the result of a search as a line for the live region. */
function describeOutcome({ pages, isSearching, isFailed }: Outcome): string {
  if (isFailed) return "";
  if (isSearching) return "Searching...";
  const count = pages.flatMap((page) => page.items).length;
  const mayGoOn = pages.at(-1)?.nextCursor !== null;
  if (mayGoOn) return `${count} found so far, and there is more to look through.`;
  if (count === 0) return "Nothing found.";
  return `${counted(count, "reading")} found.`;
}
