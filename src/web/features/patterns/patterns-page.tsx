import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PatternsOutput } from "#contract/patterns.ts";
import { isApiError } from "../../api/api-error.ts";
import { patternsQuery } from "../../api/queries/patterns.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorPanel, Notice } from "../../ui/notice.tsx";
import { Achievements } from "./achievements.tsx";
import { LockedPart, LockedTrends } from "./locked-part.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { PatternPart } from "./pattern-part.tsx";
import { PatternsSkeleton } from "./patterns-skeleton.tsx";
import { Recommendations } from "./recommendations.tsx";
import type { OpenPattern } from "./shown-pattern.ts";
import { Trends } from "./trends.tsx";
import { type WhyQuestion, WhySheet } from "./why-sheet.tsx";

/** The page with patterns in the person's own entries, how sure each is and what it was counted from. */
export function PatternsPage() {
  const { data, error, isError, refetch } = useQuery(patternsQuery);
  if (!data) {
    if (!isError) return <PatternsSkeleton />;
    return <PatternsFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data.computedAt === null) {
    return (
      <>
        <p aria-hidden="true" className="type-note mb-6 text-mist">
          {COUNTING}
        </p>
        <PatternsSkeleton label={COUNTING} />
      </>
    );
  }
  return (
    <>
      <CountedLine patterns={data} computedAt={data.computedAt} />
      {isError && <Notice tone="warning">These may be out of date: they could not be loaded again.</Notice>}
      <Everything patterns={data} />
    </>
  );
}

const COUNTING = "Rob is counting. This takes a few seconds.";

function CountedLine({ patterns, computedAt }: { patterns: PatternsOutput; computedAt: string }) {
  const { formatDay, formatMoment } = useDates();
  const { readings, blocks, since, isRefreshing } = patterns;
  return (
    <p className="type-log mb-5 text-mist">
      <span>
        {since !== null &&
          `${countOf(readings, "reading")} and ${countOf(blocks, "block")} since ${formatDay(since)}. `}
      </span>
      <span role="status">
        {isRefreshing ? "Rob is counting again." : `Counted ${formatMoment(computedAt)}.`}
      </span>
    </p>
  );
}

function countOf(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

function Everything({ patterns: all }: { patterns: PatternsOutput }) {
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  return (
    <div>
      {all.readings === 0 && all.patterns.length === 0 && <NothingYet />}
      {all.patterns.map((pattern) =>
        pattern.isLocked ? (
          <LockedPart key={pattern.id} pattern={pattern} />
        ) : (
          <PatternPart key={pattern.id} pattern={pattern} onWhy={() => setQuestion(questionOf(pattern))} />
        ),
      )}
      <Recommendations
        recommendations={all.recommendations}
        onWhy={({ text, because, sources }) => setQuestion({ sentences: [because], idea: text, sources })}
      />
      {all.areTrendsLocked ? <LockedTrends /> : <Trends trends={all.trends} onWhy={setQuestion} />}
      <Achievements achievements={all.achievements} onWhy={setQuestion} />
      {question && <WhySheet question={question} onClose={() => setQuestion(null)} />}
    </div>
  );
}

/** Returns the data of the dialog that explains where the sentences of a pattern come from. */
function questionOf({ headline, detail, suggestion, ...pattern }: OpenPattern): WhyQuestion {
  const { sources, besideReadings, theme } = pattern;
  return { sentences: [headline, detail], idea: suggestion, sources, besideReadings, theme };
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
