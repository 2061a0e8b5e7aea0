import type { ReactNode } from "react";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Waterline } from "../../ui/waterline.tsx";

const ROWS_BETWEEN_DIVIDERS = 3;
const SKELETON_ROWS = ["work", "life", "creative"] as const;

interface BlockListProps {
  blocks: readonly ListedBlockOutput[];
  renderBlock: (block: ListedBlockOutput, index: number) => ReactNode;
}

/** A list of blocks with thin lines between them, and a wavy line after every third block. */
export function BlockList({ blocks, renderBlock }: BlockListProps) {
  return (
    <ul className="list-none">
      {blocks.map((block, index) => (
        <li
          key={block.id}
          className={index % ROWS_BETWEEN_DIVIDERS === 0 ? "" : "border-t border-hair-faint"}
        >
          {renderBlock(block, index)}
          {(index + 1) % ROWS_BETWEEN_DIVIDERS === 0 && <Waterline isFaint className="my-3" />}
        </li>
      ))}
    </ul>
  );
}

export function BlockListSkeleton() {
  return (
    <Loading label="Loading your blocks...">
      {SKELETON_ROWS.map((kind) => (
        <div key={kind} className="flex min-h-35 items-center gap-6 border-b border-hair-faint">
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-6 w-4/5 max-w-sm" />
            <Skeleton className="h-4 w-40" />
          </div>
          <span className="glimmer opacity-50">
            <Stone kind={kind} className="block w-24" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
