import { Link } from "react-router";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { useDates } from "../../api/use-dates.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";

/** The last reading, and the way to all of them. Renders nothing when there is none. */
export function LastInsight({ item }: { item: InsightSummaryOutput | undefined }) {
  const { formatDay } = useDates();
  if (!item) return null;
  return (
    <section aria-labelledby="last-insight" className="mt-12">
      <h2 id="last-insight" className="type-title">
        Where you left off
      </h2>
      <div className="mt-4">
        {item.isLocked ? (
          <p className="type-log text-mist">{formatDay(item.createdAt)} · older than your plan shows</p>
        ) : (
          <Reading item={item} />
        )}
      </div>
      <p className="mt-2">
        <ButtonLink to="/insights" look="link" className="inline-flex items-center">
          All readings
        </ButtonLink>
      </p>
    </section>
  );
}

function Reading({ item }: { item: Extract<InsightSummaryOutput, { isLocked: false }> }) {
  const { formatDay } = useDates();
  const [first] = item.cardsDrawn;
  return (
    <Link
      to={`/insights/${item.id}`}
      state={{ spreadType: item.spreadType }}
      className="flex items-start gap-5 hover:text-gold"
    >
      {first && (
        <TarotCard
          id={first.id}
          name=""
          isAmongMany
          className={`w-20 shrink-0 ${first.reversed ? "rotate-180" : ""}`}
        />
      )}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="type-title line-clamp-5 [overflow-wrap:anywhere]">
          {item.headline ?? item.question ?? "A reading"}
        </span>
        <span className="type-log mt-2 flex items-center gap-2 text-mist">
          <BlockGlyph kind={item.blockTypeId} className="size-4" />
          <span className="shrink-0">{formatDay(item.createdAt)}</span>
          {item.associatedBlock && (
            <span dir="auto" className="truncate">
              {item.associatedBlock.name}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
