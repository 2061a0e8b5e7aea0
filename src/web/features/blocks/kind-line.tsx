import type { BlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { formatDay } from "../../ui/dates.ts";

/** Shows the block's type and the day on which the block was created. */
export function KindLine({ blockTypeId, createdAt }: Pick<BlockOutput, "blockTypeId" | "createdAt">) {
  return (
    <p className="type-small flex flex-wrap items-center gap-x-2 text-mist">
      <BlockGlyph kind={blockTypeId} className="size-4.5" />
      {blockTypeOf(blockTypeId)?.name}
      <time dateTime={createdAt} className="type-log ml-1">
        {formatDay(createdAt)}
      </time>
    </p>
  );
}
