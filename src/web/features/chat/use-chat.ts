import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { TIDY_EVERY_MS } from "#domain/chat/memory.ts";
import { chatKey, chatQuery } from "./chat-queries.ts";
import { type HeldChat, tidyChat } from "./held-chat.ts";
import type { ChatPlace } from "./outbox.ts";
import { type ChatDraft, useChatDraft } from "./use-chat-draft.ts";
import { type Sending, useSending } from "./use-sending.ts";

export interface Chat {
  place: ChatPlace;
  /** The conversation; `undefined` until it is loaded, and when loading failed. */
  held: HeldChat | undefined;
  loadError: Error | null;
  reload(): void;
  draft: ChatDraft;
  sending: Sending;
}

/**
 * The conversation of an insight. Messages are held only while the chat is open; the outbox is sent even when
 * it is closed. Remount for another insight.
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
    const timer = setInterval(() => {
      queryClient.setQueryData<HeldChat>(chatKey(insightId), (now) => now && tidyChat(now, Date.now()));
    }, TIDY_EVERY_MS);
    return () => {
      clearInterval(timer);
      queryClient.removeQueries({ queryKey: chatKey(insightId) });
    };
  }, [isOpen, insightId, queryClient]);

  const reload = () => void history.refetch();
  return { place, held, loadError: history.error, reload, draft, sending };
}
