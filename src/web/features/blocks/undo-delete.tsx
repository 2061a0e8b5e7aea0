import { UndoNotice } from "../../ui/undo-notice.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { useRestoreBlock } from "./use-remove-block.ts";

interface UndoDeleteProps {
  deleted: DeletedBlock;
  onRestored: (id: string) => void;
}

/** Offers 'Undo' for ten seconds after a block was deleted. */
export function UndoBlockDelete({ deleted, onRestored }: UndoDeleteProps) {
  const restore = useRestoreBlock(onRestored);
  return (
    <UndoNotice
      until={deleted.undoUntil}
      isBusy={restore.isPending}
      fault={restore.error?.message ?? null}
      onUndo={() => restore.mutate(deleted.id)}
    >
      <span dir="auto" className="min-w-0 break-words">
        “<bdi>{deleted.name}</bdi>” is deleted. Its readings stay.
      </span>
    </UndoNotice>
  );
}
