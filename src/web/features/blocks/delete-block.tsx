import { lazy, Suspense, useState } from "react";
import { TrashIcon } from "../../ui/icons.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { useRemoveBlock } from "./use-remove-block.ts";

/** The dialog is loaded lazily, because the home page also shows blocks and must stay small. */
const DeleteQuestion = lazy(() =>
  import("./delete-question.tsx").then((module) => ({ default: module.DeleteQuestion })),
);

interface DeleteBlockProps {
  block: { id: string; name: string };
  onDeleted: (deleted: DeletedBlock) => void;
  className?: string;
}

/** A button that deletes a block, with its confirmation dialog. */
export function DeleteBlock({ block, onDeleted, className = "" }: DeleteBlockProps) {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const removal = useRemoveBlock((deleted) => {
    setAsking(false);
    onDeleted(deleted);
  });
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${block.name}`}
        onClick={ask}
        className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-mist hover:text-bill ${className}`}
      >
        <TrashIcon className="size-5" />
      </button>
      {wasAsked && (
        <Suspense>
          <DeleteQuestion
            name={block.name}
            isOpen={isAsking}
            isBusy={removal.isPending}
            fault={removal.error?.message ?? null}
            onKeep={() => setAsking(false)}
            onDelete={() => removal.mutate(block)}
          />
        </Suspense>
      )}
    </>
  );
}
