import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { forgetInsights } from "./insight-queries.ts";

interface UndoDeleteProps {
  deleted: { id: string; undoUntil: string };
  /** Back again: the history shows it. */
  onRestored: () => void;
}

/** For ten seconds after a delete: the way back. */
export function UndoDelete({ deleted, onRestored }: UndoDeleteProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => api.insights.restore({ id: deleted.id }),
    onSuccess: async () => {
      await forgetInsights(queryClient);
      onRestored();
    },
  });
  return (
    <UndoNotice
      until={deleted.undoUntil}
      isBusy={restore.isPending}
      fault={restore.error?.message ?? null}
      onUndo={() => restore.mutate()}
    >
      The insight is deleted.
    </UndoNotice>
  );
}
