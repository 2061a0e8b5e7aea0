import { lazy, Suspense, useRef } from "react";
import type { BlockOutput } from "#contract/blocks.ts";
import { guessBlockType } from "#domain/readings/guess-block-type.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { useFocusedField } from "#web/ui/use-focused-field.ts";
import { BlockTypeChips } from "./block-type-chips.tsx";
import type { RequestDraft } from "./request-draft.ts";

/** The search field is loaded on demand, because few people link a block and the field is large. */
const BlockSelector = lazy(() =>
  import("./block-selector.tsx").then((module) => ({ default: module.BlockSelector })),
);

/** The person's blocks, or the state of loading them. */
export interface OwnBlocks {
  items: BlockOutput[] | undefined;
  error: string | null;
  retry: () => void;
}

interface SubjectStepProps {
  draft: RequestDraft;
  change: (fields: Partial<RequestDraft>) => void;
  blocks: OwnBlocks;
  /** Whether there is a text to guess the kind of block from. */
  hasText: boolean;
  /** Whether to offer a link to a tracked block. A request that is linked already can always be unlinked. */
  canLink: boolean;
}

/** The subject of a request. It is a kind of block, or a block that the person already tracks. */
export function SubjectStep({ draft, change, blocks, hasText, canLink }: SubjectStepProps) {
  const { isLinking, blockTypeId, userContext } = draft;
  return (
    <div>
      {isLinking && <LinkedBlock draft={draft} change={change} blocks={blocks} />}
      {!isLinking && hasText && (
        <BlockTypeChips
          picked={blockTypeId}
          guess={guessBlockType(userContext)}
          onPick={(id) => change({ blockTypeId: id })}
        />
      )}
      {(canLink || isLinking) && (
        <div>
          <Button look="link" onClick={() => change({ isLinking: !isLinking })}>
            {isLinking ? "Start a new block" : "Or connect to an existing block"}
          </Button>
          {!isLinking && <LinkHelp />}
        </div>
      )}
    </div>
  );
}

function LinkHelp() {
  return (
    <p className="type-small text-mist">
      Link this insight to one of your existing blocks to track progress over time.
    </p>
  );
}

function LinkedBlock({ draft, change, blocks }: Omit<SubjectStepProps, "canLink" | "hasText">) {
  if (blocks.error) {
    return (
      <Notice tone="warning">
        {blocks.error}{" "}
        <Button look="link" onClick={blocks.retry}>
          Retry
        </Button>
      </Notice>
    );
  }
  if (!blocks.items) {
    return (
      <Loading label="Loading your blocks...">
        <Skeleton className="h-13 w-full" />
      </Loading>
    );
  }
  return <BlockOfList draft={draft} change={change} items={blocks.items} />;
}

function BlockOfList({
  draft,
  change,
  items,
}: Pick<SubjectStepProps, "draft" | "change"> & { items: BlockOutput[] }) {
  const place = useRef<HTMLDivElement>(null);
  const picked = items.find((block) => block.id === draft.userBlockId) ?? null;
  useFocusedField(place, picked?.id, { atStart: false });
  if (picked) {
    return (
      <div ref={place}>
        <p className="flex items-start gap-3">
          <BlockGlyph kind={picked.blockTypeId} />
          <span dir="auto" className="min-w-0 break-words">
            {picked.name}
          </span>
        </p>
        <Button look="link" onClick={() => change({ userBlockId: null })}>
          Pick a different block
        </Button>
      </div>
    );
  }
  return (
    <div ref={place}>
      <h2 className="type-display mb-4">Which block?</h2>
      <Suspense fallback={<Skeleton className="h-13 w-full" />}>
        <BlockSelector blocks={items} onPick={(block) => change({ userBlockId: block?.id ?? null })} />
      </Suspense>
      <LinkHelp />
    </div>
  );
}
