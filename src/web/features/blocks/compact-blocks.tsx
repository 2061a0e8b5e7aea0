import { Link } from "react-router";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { useDates } from "../../api/use-dates.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { lifeOf } from "./block-life.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A compact block list without notes and delete buttons, for pages that are about something else. */
export function CompactBlocks({ blocks }: { blocks: readonly ListedBlockOutput[] }) {
  if (blocks.length === 0) {
    return (
      <p className="type-small text-mist">
        <span className="block text-moon">No blocks being tracked yet</span>
        <Link to="/new-insight" className="underlined inline-block py-[11px] text-gold">
          Start a reading to identify blocks
        </Link>
      </p>
    );
  }
  return (
    <ul className="list-none border-t border-ripple">
      {blocks.map((block) => (
        <CompactRow key={block.id} block={block} />
      ))}
    </ul>
  );
}

/** One block: its name, its kind, its age and its status. The whole row is a link to the block. */
function CompactRow({ block }: { block: ListedBlockOutput }) {
  const { daysAgo, formatDay } = useDates();
  const { id, name, status, blockTypeId, createdAt } = block;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-ripple py-3.5">
      <BlockGlyph kind={blockTypeId} className="mt-0.5 size-6" />
      <h3 dir="auto" className="type-brand line-clamp-3 [overflow-wrap:anywhere]">
        <Link to={`/blocks/${id}`} className="after:absolute after:inset-0 hover:text-gold">
          {name}
        </Link>
      </h3>
      <StatusBadge status={status} />
      <p className="type-log col-span-2 col-start-2 mt-0.5 text-pretty text-mist">
        {blockTypeOf(blockTypeId)?.name} · <time dateTime={createdAt}>{formatDay(createdAt)}</time> ·{" "}
        {lifeOf(block, daysAgo)}
      </p>
    </li>
  );
}
