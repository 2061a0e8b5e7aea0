import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { chatKey } from "./chat-queries.ts";
import { holdHistory } from "./held-chat.ts";
import type { Chat } from "./use-chat.ts";

export interface ChatEndings {
  /** Archives what was said and begins anew. */
  reset(): void;
  isResetting: boolean;
  remove(): void;
  isRemoving: boolean;
  /** Why the last of these did not work. */
  fault: string | null;
  /** Deleted, and until when that may be taken back. */
  undoUntil: string | null;
  undo(): void;
  isUndoing: boolean;
  undoFault: string | null;
}

/** How a conversation ends: a fresh start, or a delete that may be taken back. */
export function useChatEndings({ place: { insightId }, sending }: Chat): ChatEndings {
  const queryClient = useQueryClient();
  const key = chatKey(insightId);
  const [undoUntil, setUndoUntil] = useState<string | null>(null);
  const again = () => queryClient.invalidateQueries({ queryKey: key });
  const reset = useMutation({
    mutationFn: () => api.chat.reset({ id: insightId }),
    onSuccess: async (history) => {
      sending.abandon();
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, holdHistory(history, Date.now()));
    },
  });
  const remove = useMutation({
    mutationFn: () => api.chat.remove({ id: insightId }),
    onSuccess: async (deleted) => {
      sending.abandon();
      setUndoUntil(deleted.undoUntil);
      await again();
    },
  });
  const undo = useMutation({
    mutationFn: () => api.chat.restore({ id: insightId }),
    onSuccess: async () => {
      setUndoUntil(null);
      await again();
    },
  });
  return {
    reset: () => {
      remove.reset();
      reset.mutate();
    },
    isResetting: reset.isPending,
    remove: () => {
      reset.reset();
      undo.reset();
      remove.mutate();
    },
    isRemoving: remove.isPending,
    fault: (reset.error ?? remove.error)?.message ?? null,
    undoUntil,
    undo: () => undo.mutate(),
    isUndoing: undo.isPending,
    undoFault: undo.error?.message ?? null,
  };
}
