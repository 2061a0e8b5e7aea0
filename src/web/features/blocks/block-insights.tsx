import type { ReactNode } from "react";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { useDates } from "../../api/use-dates.ts";
import { ShowMore } from "../../ui/show-more.tsx";
import { useFurtherPages } from "./use-further-pages.ts";

export type OpenInsight = Extract<InsightSummaryOutput, { isLocked: false }>;

interface BlockInsightsProps {
  block: BlockDetailOutput;
  /** Renders one row of the list, including its `li`. */
  renderInsight: (insight: OpenInsight) => ReactNode;
}

/** The block's readings, newest first. */
export function BlockInsights({ block, renderInsight }: BlockInsightsProps) {
  const { formatDay } = useDates();
  const { items, ...more } = useFurtherPages(block, "insights");
  const all = [...block.insights.items, ...items];
  const locked = all.filter((insight) => insight.isLocked);
  return (
    <section aria-labelledby="insights-title">
      <h2 id="insights-title" className="type-title">
        Its readings
      </h2>
      {all.length === 0 && (
        <p className="mt-3 max-w-column-narrow text-mist">
          No cards were drawn for it yet. The first reading is the first ring.
        </p>
      )}
      <ul className="mt-4 list-none border-t border-ripple empty:hidden">
        {all.map((insight) => (insight.isLocked ? null : renderInsight(insight)))}
      </ul>
      {locked.length > 0 && (
        <p className="type-small mt-4 text-mist">
          {locked.length === 1 ? "One reading is" : `${locked.length} readings are`} older than your plan
          shows, and kept: {locked.map(({ createdAt }) => formatDay(createdAt)).join(", ")}.
        </p>
      )}
      <ShowMore {...more} />
    </section>
  );
}
