import type { BlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { useDates } from "../../api/use-dates.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";

/** Shows the block's type and the day on which the block was created. */
export function KindLine({ blockTypeId, createdAt }: Pick<BlockOutput, "blockTypeId" | "createdAt">) {
  const { formatDay } = useDates();
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
