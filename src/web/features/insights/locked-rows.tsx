import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { formatDay } from "./format-date.ts";

interface LockedRowsProps {
  items: InsightSummaryOutput[];
  /** More of the history is yet to be fetched, so the count is not the whole. */
  hasMore: boolean;
}

/** Readings older than the plan shows: how many and of which days, nothing else. */
export function LockedRows({ items, hasMore }: LockedRowsProps) {
  const count = `${items.length}${hasMore ? "+" : ""} older ${items.length === 1 && !hasMore ? "reading" : "readings"}`;
  return (
    <section aria-label="Older readings" className="mt-8">
      <h2 className="type-title">{count}</h2>
      <p className="type-small mt-1 text-mist">
        Kept, and yours. The free plan shows seven days; Premium shows them all.
      </p>
      <ul className="type-log mt-4 flex list-none flex-wrap gap-x-6 gap-y-2 text-mist">
        {items.map((item) => (
          <li key={item.id}>
            <time dateTime={item.createdAt}>{formatDay(item.createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
