import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SentReportOutput } from "#contract/admin.ts";
import { sentReportsQuery } from "../../api/queries/admin.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/notice.tsx";
import { pagingPropsOf, ShowMore } from "../../ui/show-more.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { OpenReport } from "./open-report.tsx";
import { REASONS, STATES } from "./words.ts";

/** The reports that people sent, newest first. One is open at a time. */
export function Reports() {
  const list = useInfiniteQuery(sentReportsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = list;
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const reports = data.pages.flatMap(({ items }) => items);
  if (reports.length === 0) {
    return (
      <EmptyPanel art="line" title="No reports yet">
        Nobody has reported a reading. A report appears here as soon as one is sent.
      </EmptyPanel>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-column-narrow text-mist">
        Opening a report is recorded in the activity log. Reports do not say who sent them.
      </p>
      <ul aria-label="Reports">
        {reports.map((report) => (
          <li key={report.id} className="border-t border-ripple py-4">
            <ReportLine
              report={report}
              isOpen={report.id === openId}
              onToggle={() => setOpenId(report.id === openId ? null : report.id)}
            />
            {report.id === openId && <OpenReport id={report.id} onChanged={() => void refetch()} />}
          </li>
        ))}
      </ul>
      <ShowMore {...pagingPropsOf(list)} />
    </>
  );
}

interface ReportLineProps {
  report: SentReportOutput;
  isOpen: boolean;
  onToggle: () => void;
}

function ReportLine({ report, isOpen, onToggle }: ReportLineProps) {
  const { formatMoment } = useDates();
  const { reason, state, createdAt, hasTexts } = report;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {REASONS[reason]}
        <span className="type-log block text-mist">
          {formatMoment(createdAt)} · {STATES[state]} · {hasTexts ? "with texts" : "reason only"}
        </span>
      </p>
      <Button look="outline" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? "Close" : "Open"}
      </Button>
    </div>
  );
}
