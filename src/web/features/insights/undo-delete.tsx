import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { UndoNotice } from "../../ui/undo-notice.tsx";

interface UndoDeleteProps {
  deleted: { id: string; undoUntil: string };
  /** Called when the insight is restored and the history shows it again. */
  onRestored: () => void;
}

/** Offers 'Undo' for ten seconds after an insight was deleted. */
export function UndoDelete({ deleted, onRestored }: UndoDeleteProps) {
  const restore = useMutation({
    mutationKey: queryKey("insights", "restore", { id: deleted.id }),
    mutationFn: () => api.insights.restore({ id: deleted.id }),
    // The insight is reported as restored only after the lists on the screen include it again.
    meta: { waitsForRefetch: true },
    onSettled: (restored) => restored && onRestored(),
  });
  return (
    <UndoNotice
      until={deleted.undoUntil}
      isBusy={restore.isPending}
      fault={restore.error?.message ?? null}
      onUndo={() => restore.mutate()}
    >
      The reading is deleted.
    </UndoNotice>
  );
}
