import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const SECOND_MS = 1000;

interface UndoDeleteProps {
  deleted: { id: string; undoUntil: string };
  /** Back again: the history shows it. */
  onRestored: () => void;
}

/** For ten seconds after a delete: the way back. */
export function UndoDelete({ deleted, onRestored }: UndoDeleteProps) {
  const queryClient = useQueryClient();
  const left = useSecondsUntil(deleted.undoUntil);
  const restore = useMutation({
    mutationFn: () => api.insights.restore({ id: deleted.id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["insights"] });
      onRestored();
    },
  });
  if (restore.isError) return <Notice tone="warning">{restore.error.message}</Notice>;
  if (left === 0 && !restore.isPending) return null;
  return (
    <Notice>
      <span className="flex flex-wrap items-center gap-x-4">
        The insight is deleted.
        <Button look="link" isBusy={restore.isPending} onClick={() => restore.mutate()}>
          Undo
        </Button>
        <span aria-hidden="true" className="type-log text-mist">
          {left} s
        </span>
      </span>
    </Notice>
  );
}

function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(instant) - now) / SECOND_MS));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
