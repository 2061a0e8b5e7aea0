import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { type BlockPart, furtherPagesQuery, type PartItems } from "../../api/queries/block-parts.ts";

/**
 * Loads further pages of a block's insights or events when the person presses the button. The first page came with
 * the block.
 */
export function useFurtherPages<Part extends BlockPart>(block: BlockDetailOutput, part: Part) {
  const first = block[part].nextCursor;
  const [isWanted, setWanted] = useState(false);
  const more = useInfiniteQuery({
    ...furtherPagesQuery(block, part),
    enabled: isWanted && first !== null,
  });
  return {
    items: more.data?.pages.flatMap((page) => page.items as PartItems<Part>[number][]) ?? [],
    hasMore: more.data ? more.hasNextPage : first !== null,
    isBusy: more.isFetching,
    fault: more.error?.message ?? null,
    onMore(): void {
      if (more.data) void more.fetchNextPage();
      else if (isWanted) void more.refetch();
      else setWanted(true);
    },
  };
}
