import { queryOptions } from "@tanstack/react-query";
import type { ChatHistory } from "#contract/chat.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * Queries the latest fifty messages of an insight's chat. `hold` converts the answer to the form in which the chat
 * stores it.
 */
export function messagesQuery<Held>(insightId: string, hold: (history: ChatHistory) => Held) {
  return queryOptions({
    queryKey: queryKey("chat", "messages", { id: insightId }),
    queryFn: async ({ signal }) => hold(await api.chat.messages({ id: insightId }, { signal })),
  });
}

export const topicsQuery = queryOptions({
  queryKey: queryKey("chat", "topics"),
  queryFn: ({ signal }) => api.chat.topics({}, { signal }),
});
