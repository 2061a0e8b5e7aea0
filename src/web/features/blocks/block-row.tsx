import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { useDates } from "../../api/use-dates.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { lifeOf } from "./block-life.ts";
import { saysMore } from "./says-more.ts";
import { SmallPond } from "./small-pond.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface BlockRowProps {
  block: ListedBlockOutput;
  /** The delete button in the corner of the block's row. */
  bin?: ReactNode;
}

/** One block in a list. The whole row is a link to the block. */
export function BlockRow({ block, bin }: BlockRowProps) {
  const { daysAgo, formatDay } = useDates();
  const { id, name, notes, status, blockTypeId } = block;
  return (
    <div className="row-of-many relative grid min-h-35 grid-cols-[minmax(0,1fr)_7.75rem] items-center overflow-hidden max-sm:-mr-5 max-sm:pr-5 sm:grid-cols-[minmax(0,1fr)_14.25rem]">
      <div className="relative z-10 py-4">
        <StatusBadge status={status} />
        <h2 dir="auto" className="type-brand mt-0.5 line-clamp-3 [overflow-wrap:anywhere]">
          <Link
            to={`/blocks/${id}`}
            className="after:absolute after:inset-y-0 after:-right-60 after:left-0 hover:text-gold"
          >
            {name}
          </Link>
        </h2>
        {saysMore(block) && (
          <p
            dir="auto"
            className="type-small mt-1 line-clamp-2 max-w-column-wide text-mist [overflow-wrap:anywhere]"
          >
            {notes}
          </p>
        )}
        <p className="type-log mt-1.5 flex flex-wrap items-center gap-x-2 text-mist">
          <span className="flex items-center gap-1.5">
            <BlockGlyph kind={blockTypeId} className="size-4" />
            {blockTypeOf(blockTypeId)?.name}
          </span>
          <time dateTime={block.createdAt}>{formatDay(block.createdAt)}</time>
          <span>{lifeOf(block, daysAgo)}</span>
        </p>
      </div>
      <SmallPond
        kind={blockTypeId}
        moments={block.history}
        className="absolute inset-y-0 -right-10 flex w-48 items-center sm:right-0 sm:w-57 [&>div]:w-full"
      />
      {bin && <div className="absolute right-0 bottom-0 z-20">{bin}</div>}
    </div>
  );
}
