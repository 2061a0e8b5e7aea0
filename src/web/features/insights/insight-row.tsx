import { Link } from "react-router";
import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { blockTypeOf } from "../../../domain/blocks/block-types.ts";
import { nameOf } from "../../../domain/deck/card.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { BlockBadge } from "./block-badge.tsx";
import { formatDay } from "./format-date.ts";

type OpenSummary = Extract<InsightSummaryOutput, { isLocked: false }>;

/** One reading of the history; the whole row leads to it. */
export function InsightRow({ insight }: { insight: OpenSummary }) {
  const { id, headline, question, cardsDrawn, associatedBlock: block, blockTypeId, createdAt } = insight;
  const title = headline ?? question ?? "A reading";
  return (
    <li className="relative flex gap-4 border-b border-ripple py-5 sm:gap-6">
      <div className="flex w-24 shrink-0 -space-x-6 sm:w-32 sm:-space-x-4">
        {cardsDrawn.map((card) => (
          <TarotCard
            key={card.id}
            id={card.id}
            name={nameOf(card.id)}
            isReversed={card.reversed}
            size="thumb"
          />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="type-brand line-clamp-4 [overflow-wrap:anywhere]">{title}</h2>
        {headline && question && <p className="type-small mt-1 line-clamp-2 text-ghost">{question}</p>}
        <p className="type-log mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-mist">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          <span className="flex min-w-0 items-center gap-1.5">
            <BlockGlyph kind={blockTypeId} className="size-4" />
            <span className="truncate">{block?.name ?? blockTypeOf(blockTypeId)?.name}</span>
          </span>
          {block && <BlockBadge status={block.status} isBrief />}
        </p>
        <Link
          to={`/insights/${id}`}
          state={{ spreadType: insight.spreadType }}
          className="underlined mt-1 inline-block py-2 text-gold after:absolute after:inset-0 hover:decoration-gold"
        >
          View Insight<span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}
