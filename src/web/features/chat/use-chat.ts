import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { TIDY_EVERY_MS } from "#domain/chat/memory.ts";
import { chatQuery } from "./chat-query.ts";
import { dropOldMessages, type HeldChat } from "./held-chat.ts";
import type { ChatPlace } from "./outbox.ts";
import { type ChatDraft, useChatDraft } from "./use-chat-draft.ts";
import { type Sending, useSending } from "./use-sending.ts";

export interface Chat {
  place: ChatPlace;
  /** The conversation; `undefined` until it is loaded, and if loading failed. */
  held: HeldChat | undefined;
  loadError: Error | null;
  reload(): void;
  draft: ChatDraft;
  sending: Sending;
}

/**
 * Manages the conversation of an insight. Messages are in memory only while the chat is open. Messages in the
 * outbox are sent even when the chat is closed. Remount for another insight.
 */
export function useChat(
  place: ChatPlace,
  { isOpen, advisorName }: { isOpen: boolean; advisorName: string },
): Chat {
  const { insightId } = place;
  const queryClient = useQueryClient();
  const history = useQuery({ ...chatQuery(insightId), enabled: isOpen });
  const draft = useChatDraft(place);
  const held = isOpen ? history.data : undefined;
  const sending = useSending({ place, chat: held, advisorName, giveBack: draft.giveBack });

  useEffect(() => {
    if (!isOpen) return;
    const { queryKey } = chatQuery(insightId);
    // Cache: messages are removed from memory when they are old or the chat closes, not because of a change on the
    // server.
    const timer = setInterval(() => {
      queryClient.setQueryData(queryKey, (now) => now && dropOldMessages(now, Date.now()));
    }, TIDY_EVERY_MS);
    return () => {
      clearInterval(timer);
      queryClient.removeQueries({ queryKey });
    };
  }, [isOpen, insightId, queryClient]);

  const reload = () => void history.refetch();
  return { place, held, loadError: history.error, reload, draft, sending };
}
