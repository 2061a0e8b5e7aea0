import { useState } from "react";
import { Link } from "react-router";
import type { InsightOutput } from "#contract/insights.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { useDates } from "../../api/use-dates.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { BackIcon } from "../../ui/icons.tsx";
import { loadLater, useLater } from "../../ui/load-later.ts";
import { BlockBadge } from "./block-badge.tsx";
import { InsightMenu } from "./insight-menu.tsx";

interface InsightBarProps {
  insight: InsightOutput;
  /** Whether the bar has the date of the reading. It has not where the page itself does. */
  hasDate: boolean;
  onDeleted: (deleted: { id: string; undoUntil: string }) => void;
}

const reportDialog = loadLater(() => import("./report-dialog.tsx").then((module) => module.ReportDialog));
const ownReports = loadLater(() => import("./own-reports.tsx").then((module) => module.OwnReports));

/** The bar above a reading, with a back link, the reading's block and date, and a menu. */
export function InsightBar({ insight, hasDate, onDeleted }: InsightBarProps) {
  const { formatDay, formatTime } = useDates();
  const [isReporting, setReporting] = useState(false);
  const ReportDialog = useLater(reportDialog, isReporting);
  const { associatedBlock: block, blockTypeId, createdAt } = insight;
  return (
    // Above the moon of the page of own words.
    <div className="relative z-1 pb-1.5 md:pt-5 md:pb-4">
      <div className="flex items-center gap-1">
        <Link
          to="/insights"
          aria-label="All readings"
          className="-ml-2.5 grid size-11 shrink-0 place-items-center text-gold print:hidden"
        >
          <BackIcon />
        </Link>
        <BlockGlyph kind={blockTypeId} className="size-5" />
        <p className="ml-1 flex min-w-0 flex-1 items-baseline gap-3">
          {block ? (
            <Link
              to={`/blocks/${block.id}`}
              className="underlined min-w-0 py-2.5 font-medium hover:decoration-gold"
            >
              <span dir="auto" className="line-clamp-1">
                {block.name}
              </span>
            </Link>
          ) : (
            <span dir="auto" className="min-w-0 truncate font-medium">
              {blockTypeOf(blockTypeId)?.name}
            </span>
          )}
          {hasDate && (
            <time dateTime={createdAt} className="type-log shrink-0 text-mist">
              {formatDay(createdAt)}
              <span className="hidden sm:inline">, {formatTime(createdAt)}</span>
            </time>
          )}
        </p>
        <InsightMenu insightId={insight.id} onDeleted={onDeleted} onReport={() => setReporting(true)} />
      </div>
      {isReporting && ReportDialog && (
        <ReportDialog insightId={insight.id} onClose={() => setReporting(false)} />
      )}
    </div>
  );
}

/** What became of the reading's block and of the person's reports of it. Renders nothing if there is nothing to say. */
export function InsightNotes({ insight }: { insight: InsightOutput }) {
  const OwnReports = useLater(ownReports, insight.isReported === true);
  const { associatedBlock: block } = insight;
  return (
    <>
      {block && block.status !== "active" && (
        <div className="pb-3">
          <BlockBadge status={block.status} />
        </div>
      )}
      {insight.isReported && OwnReports && <OwnReports insightId={insight.id} />}
    </>
  );
}
