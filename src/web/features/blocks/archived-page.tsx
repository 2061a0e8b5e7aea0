import { useInfiniteQuery } from "@tanstack/react-query";
import { blockListQuery } from "../../api/queries/blocks.ts";
import { EmptyPanel } from "../../ui/notice.tsx";
import { pagingPropsOf, ShowMore } from "../../ui/show-more.tsx";
import { BlockList, BlockListSkeleton } from "./block-list.tsx";
import { BlockRow } from "./block-row.tsx";
import { BlocksFailure } from "./blocks-failure.tsx";
import { DeleteBlock } from "./delete-block.tsx";
import type { DeletedBlock } from "./deleted-block.ts";

/** The page of archived blocks, newest first. */
export function ArchivedPage({ onDeleted }: { onDeleted: (deleted: DeletedBlock) => void }) {
  const list = useInfiniteQuery(blockListQuery({ isArchived: true }));
  if (list.isPending) return <BlockListSkeleton />;
  if (!list.data) {
    return (
      <BlocksFailure
        error={list.error}
        title="Failed to load archived blocks."
        onRetry={() => void list.refetch()}
      />
    );
  }
  const blocks = list.data.pages.flatMap((page) => page.items);
  if (blocks.length === 0 && !list.hasNextPage) {
    return (
      <EmptyPanel art="bottom" title="Nothing at the bottom of the pond">
        Archive a block on its page, and it waits here until you want it back.
      </EmptyPanel>
    );
  }
  return (
    <>
      <BlockList
        blocks={blocks}
        renderBlock={(block) => (
          <BlockRow block={block} bin={<DeleteBlock block={block} onDeleted={onDeleted} />} />
        )}
      />
      <ShowMore {...pagingPropsOf(list)} />
    </>
  );
}
