import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { BLOCK_NAME_MAX } from "#domain/readings/lengths.ts";
import { blockListQuery } from "../../api/queries/blocks.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/notice.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { pagingPropsOf, ShowMore } from "../../ui/show-more.tsx";
import { BlockList, BlockListSkeleton } from "./block-list.tsx";
import { BlockRow } from "./block-row.tsx";
import { BlocksFailure } from "./blocks-failure.tsx";
import { DeleteBlock } from "./delete-block.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { FirstBlock } from "./first-block.tsx";
import { NoBlocks } from "./no-blocks.tsx";

/** The number of blocks from which a search field is shown. */
const WORTH_SEARCHING = 4;

interface BlocksPageProps {
  search: string;
  onSearch: (search: string) => void;
  onDeleted: (deleted: DeletedBlock) => void;
}

/** The block tracker: all blocks that are not archived, newest first. The newest block is shown expanded. */
export function BlocksPage({ search, onSearch, onDeleted }: BlocksPageProps) {
  const list = useInfiniteQuery(blockListQuery({ search }));
  const blocks = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNothing = list.isSuccess && !list.isPlaceholderData && blocks.length === 0 && !list.hasNextPage;

  return (
    <>
      {(search !== "" || list.isPlaceholderData || blocks.length >= WORTH_SEARCHING) && (
        <div className="mb-5 max-w-md">
          <SearchField
            label="Search your blocks"
            placeholder="Search your blocks..."
            limit={BLOCK_NAME_MAX}
            search={search}
            onSearch={onSearch}
          />
        </div>
      )}
      {list.isPending && <BlockListSkeleton />}
      {list.isError && !list.data && (
        <BlocksFailure
          error={list.error}
          title="Failed to fetch blocks"
          onRetry={() => void list.refetch()}
        />
      )}
      {isNothing &&
        (search === "" ? <NoBlocks /> : <NothingFound search={search} onClear={() => onSearch("")} />)}
      <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-60" : ""}>
        <Blocks blocks={blocks} isOpen={search === ""} onDeleted={onDeleted} />
      </div>
      <ShowMore {...pagingPropsOf(list)} />
    </>
  );
}

interface BlocksProps {
  blocks: ListedBlockOutput[];
  /** Whether the first block of the list is shown expanded. */
  isOpen: boolean;
  onDeleted: (deleted: DeletedBlock) => void;
}

function Blocks({ blocks, isOpen, onDeleted }: BlocksProps) {
  return (
    <BlockList
      blocks={blocks}
      renderBlock={(block, index) =>
        isOpen && index === 0 ? (
          <FirstBlock block={block} onDeleted={onDeleted} />
        ) : (
          <BlockRow block={block} bin={<DeleteBlock block={block} onDeleted={onDeleted} />} />
        )
      }
    />
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyPanel
      art="pond"
      title="No blocks found."
      actions={
        <Button look="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      No blocks match “{search}”. Archived blocks are in a list of their own.
    </EmptyPanel>
  );
}
