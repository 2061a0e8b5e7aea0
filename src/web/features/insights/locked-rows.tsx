import type { InsightSummaryOutput } from "#contract/insights.ts";
import { PLANS } from "#domain/plans/plans.ts";
import type { Dates } from "../../api/dates.ts";
import { useDates } from "../../api/use-dates.ts";
import { SITE } from "../../ui/site.ts";
import { TarotCard } from "../../ui/tarot-card.tsx";

interface LockedRowsProps {
  /** The locked readings that are loaded so far. */
  items: InsightSummaryOutput[];
  /** The number of all locked readings. */
  count: number;
}

/** Shows the readings that are too old for the person's plan: a card face down for each day, with its date. */
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
      <ul className="locked-days mt-5 list-none">
        {countByDay(items, formatDay).map(([day, many]) => (
          <li key={day} className="text-center">
            <CardsOfDay many={many} />
            <span className="type-log mt-1.5 block text-mist">{many > 1 ? `${day} × ${many}` : day}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card face down, and a second one behind it for a day with several readings. */
function CardsOfDay({ many }: { many: number }) {
  return (
    <div aria-hidden="true" className="relative mx-auto w-10">
      {many > 1 && (
        <TarotCard
          id="back"
          name=""
          isFaceDown
          isAmongMany
          className="absolute inset-0 rotate-6 opacity-70"
        />
      )}
      <TarotCard id="back" name="" isFaceDown isAmongMany className="relative" />
    </div>
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
