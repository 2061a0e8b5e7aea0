import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TrashIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { useRemoveBlock } from "./use-remove-block.ts";

interface DeleteBlockProps {
  block: { id: string; name: string };
  onDeleted: (deleted: DeletedBlock) => void;
  className?: string;
}

/** The icon, and the question behind it. */
export function DeleteBlock({ block, onDeleted, className = "" }: DeleteBlockProps) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveBlock((deleted) => {
    setAsking(false);
    onDeleted(deleted);
  });
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${block.name}`}
        onClick={() => setAsking(true)}
        className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-bill ${className}`}
      >
        <TrashIcon className="size-5" />
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Are you sure you want to delete this block?"
        description={<span className="line-clamp-3 break-words">{block.name}</span>}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button look="soft" className="-ml-5" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button look="outline" isBusy={removal.isPending} onClick={() => removal.mutate(block)}>
            Delete
          </Button>
        </div>
        {removal.isError && (
          <div className="mt-4">
            <Notice tone="warning">It was not deleted. {removal.error.message}</Notice>
          </div>
        )}
      </Dialog>
    </>
  );
}
