import { Link } from "react-router";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatDay } from "../../ui/dates.ts";
import { TarotCard } from "../../ui/tarot-card.tsx";

/** The latest readings. Renders nothing when there are none. */
export function LatestInsights({ items }: { items: readonly InsightSummaryOutput[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="latest-insights" className="mt-14">
      <h2 id="latest-insights" className="type-title">
        Where you left off
      </h2>
      <ul className="mt-4 list-none border-t border-ripple">
        {items.map((item) => (
          <li key={item.id} className="border-b border-ripple">
            <Row item={item} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink to="/insights" look="link" className="inline-flex items-center">
          All insights
        </ButtonLink>
      </p>
    </section>
  );
}

function Row({ item }: { item: InsightSummaryOutput }) {
  const date = formatDay(item.createdAt);
  if (item.isLocked) return <p className="type-log py-5 text-mist">{date} · older than your plan shows</p>;
  const [first] = item.cardsDrawn;
  return (
    <Link
      to={`/insights/${item.id}`}
      state={{ spreadType: item.spreadType }}
      className="flex items-center gap-4 py-4 hover:text-gold"
    >
      {first && (
        <TarotCard id={first.id} name="" size="thumb" className={first.reversed ? "rotate-180" : ""} />
      )}
      <span className="min-w-0 flex-1">
        <span className="type-title line-clamp-3 [overflow-wrap:anywhere]">
          {item.headline ?? item.question ?? "A reading"}
        </span>
        <span className="type-log mt-1 flex items-center gap-2 text-mist">
          <BlockGlyph kind={item.blockTypeId} className="size-4" />
          <span className="shrink-0">{date}</span>
          {item.associatedBlock && <span className="truncate">{item.associatedBlock.name}</span>}
        </span>
      </span>
    </Link>
  );
}
