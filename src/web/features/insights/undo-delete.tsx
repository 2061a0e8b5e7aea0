import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { invalidateAreas } from "../../api/queries/changed-answers.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { UndoNotice } from "../../ui/undo-notice.tsx";

interface UndoDeleteProps {
  deleted: { id: string; undoUntil: string };
  /** Called when the insight is restored and the history shows it again. */
  onRestored: () => void;
}

/** Offers 'Undo' for ten seconds after an insight was deleted. */
export function UndoDelete({ deleted, onRestored }: UndoDeleteProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationKey: queryKey("insights", "restore", { id: deleted.id }),
    mutationFn: () => api.insights.restore({ id: deleted.id }),
    onSuccess: async () => {
      // Waits until the refetched lists include the insight before reporting it as restored.
      await invalidateAreas(queryClient, [{ area: "insights" }]);
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
