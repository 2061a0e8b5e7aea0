import type { InsightSummaryOutput } from "#contract/insights.ts";
import { PLANS } from "#domain/plans/plans.ts";
import type { Dates } from "../../api/dates.ts";
import { useDates } from "../../api/use-dates.ts";
import { SITE } from "../../ui/site.ts";

interface LockedRowsProps {
  /** The locked readings that are loaded so far. */
  items: InsightSummaryOutput[];
  /** The number of all locked readings. */
  count: number;
}

/** Shows the readings that are too old for the person's plan: only how many there are, and on which days. */
export function LockedRows({ items, count }: LockedRowsProps) {
  const { formatDay } = useDates();
  return (
    <section aria-label="Older readings" className="mt-8">
      <h2 className="type-title">
        {count} older {count === 1 ? "reading" : "readings"}
      </h2>
      <p className="type-small mt-1 text-mist">
        Kept, and yours. The free plan shows {PLANS.free.historyDays} days;{" "}
        {SITE.sellsPremium ? "Premium shows them all." : "your own download has them all."}
      </p>
      <ul className="type-log mt-4 flex list-none flex-wrap gap-x-6 gap-y-2 text-mist">
        {countByDay(items, formatDay).map(([day, many]) => (
          <li key={day}>{many > 1 ? `${day} × ${many}` : day}</li>
        ))}
      </ul>
    </section>
  );
}

function countByDay(items: InsightSummaryOutput[], formatDay: Dates["formatDay"]): [string, number][] {
  const days = new Map<string, number>();
  for (const { createdAt } of items) {
    const day = formatDay(createdAt);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days];
}
