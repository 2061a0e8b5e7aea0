import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { PatternsOutput } from "#contract/patterns.ts";
import { isApiError } from "../../api/api-error.ts";
import { patternsQuery } from "../../api/queries/patterns.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorPanel, Notice } from "../../ui/notice.tsx";
import { FoundPatterns } from "./found-patterns.tsx";
import { PatternsSkeleton } from "./patterns-skeleton.tsx";

/** The time in milliseconds after which the page says that the first count takes too long. */
const LONGEST_COUNT_MS = 30_000;
const COUNTING = "Rob is counting. This takes a few seconds.";

interface PatternsPageProps {
  /** The state of a link to a reading whose own act should become smaller. */
  smallerState: object;
  /** Renders the button to keep a finding, which is this sentence. */
  renderKeep: (sentence: string) => ReactNode;
}

/** The page with patterns in the person's own entries. */
export function PatternsPage({ smallerState, renderKeep }: PatternsPageProps) {
  const { data, error, isError, refetch } = useQuery(patternsQuery);
  if (!data) {
    if (!isError) return <PatternsSkeleton />;
    return <PatternsFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data.computedAt === null) {
    if (isError) return <PatternsFailure error={error} onRetry={() => void refetch()} />;
    return <FirstCount onRetry={() => void refetch()} />;
  }
  return (
    <>
      <CountedLine patterns={data} computedAt={data.computedAt} />
      {isError && <Notice tone="warning">These may be out of date: they could not be loaded again.</Notice>}
      <FoundPatterns patterns={data} {...{ smallerState, renderKeep }} />
    </>
  );
}

/** The page while the first patterns are counted. If that takes too long, it says so. */
function FirstCount({ onRetry }: { onRetry: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONGEST_COUNT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLong) {
    return (
      <ErrorPanel
        title="Rob is still counting"
        kept="Every entry is safe on the server."
        actions={<Button onClick={onRetry}>Look again</Button>}
      >
        It takes longer than it should. You can leave: the patterns are here when they are done.
      </ErrorPanel>
    );
  }
  return (
    <>
      <p aria-hidden="true" className="type-log mb-5 text-mist">
        {COUNTING}
      </p>
      <PatternsSkeleton label={COUNTING} />
    </>
  );
}

function CountedLine({ patterns, computedAt }: { patterns: PatternsOutput; computedAt: string }) {
  const { formatDay, formatMoment } = useDates();
  const { readings, blocks, since, isRefreshing } = patterns;
  return (
    <p className="type-log mb-4 text-mist">
      <span>
        {since !== null &&
          `${countOf(readings, "reading")} and ${countOf(blocks, "block")} since ${formatDay(since)}. `}
      </span>
      <span role="status" className={isRefreshing ? "" : "sr-only"}>
        {isRefreshing ? "Rob is counting again." : `Counted ${formatMoment(computedAt)}.`}
      </span>
    </p>
  );
}

function countOf(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

function PatternsFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isOffline = isApiError(error, "offline");
  return (
    <ErrorPanel
      cause={error}
      title={isOffline ? "No connection" : "Your patterns did not load"}
      kept="Every entry they are counted from is safe on the server."
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {isOffline ? "Patterns are counted on the server. They’ll be back when you’re online." : error?.message}
    </ErrorPanel>
  );
}
