import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { type HeldChat, holdHistory } from "./held-chat.ts";

export function chatKey(insightId: string) {
  return queryKey("chat", "messages", { id: insightId });
}

/** Queries the latest fifty messages of an insight's chat. */
export function chatQuery(insightId: string) {
  return queryOptions({
    queryKey: chatKey(insightId),
    queryFn: async ({ signal }): Promise<HeldChat> =>
      holdHistory(await api.chat.messages({ id: insightId }, { signal }), Date.now()),
  });
}
