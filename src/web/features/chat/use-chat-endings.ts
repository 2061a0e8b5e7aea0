import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { chatQuery } from "./chat-query.ts";
import { toHeldChat } from "./held-chat.ts";
import type { Chat } from "./use-chat.ts";

export interface ChatEndings {
  /** Archives the conversation and starts a new one. */
  reset(): void;
  isResetting: boolean;
  remove(): void;
  isRemoving: boolean;
  /** Why the last reset or delete of the conversation failed. */
  fault: string | null;
  /**
   * The time until which the delete of the chat can be undone, as an ISO string; `null` when nothing was
   * deleted.
   */
  undoUntil: string | null;
  undo(): void;
  isUndoing: boolean;
  undoFault: string | null;
}

/** Returns functions that end a conversation: one resets it, the other deletes it and offers an undo. */
export function useChatEndings({ place: { insightId }, sending }: Chat): ChatEndings {
  const queryClient = useQueryClient();
  const { queryKey: key } = chatQuery(insightId);
  const [undoUntil, setUndoUntil] = useState<string | null>(null);
  const reset = useMutation({
    mutationKey: queryKey("chat", "reset", { id: insightId }),
    mutationFn: () => api.chat.reset({ id: insightId }),
    onSuccess: async (history) => {
      sending.abandon();
      await queryClient.cancelQueries({ queryKey: key });
      // Cache: the answer is the new conversation, so it does not need to be loaded again.
      queryClient.setQueryData(key, toHeldChat(history, Date.now()));
    },
  });
  const remove = useMutation({
    mutationKey: queryKey("chat", "remove", { id: insightId }),
    meta: { waitsForRefetch: true },
    mutationFn: () => api.chat.remove({ id: insightId }),
    onSuccess: (deleted) => {
      sending.abandon();
      setUndoUntil(deleted.undoUntil);
    },
  });
  const undo = useMutation({
    mutationKey: queryKey("chat", "restore", { id: insightId }),
    meta: { waitsForRefetch: true },
    mutationFn: () => api.chat.restore({ id: insightId }),
    onSuccess: () => setUndoUntil(null),
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
