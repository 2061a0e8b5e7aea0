import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { type HeldChat, holdHistory } from "./held-chat.ts";

export function chatKey(insightId: string) {
  return ["chat", insightId] as const;
}

/** The latest fifty messages under an insight, as this tab holds them. */
export function chatQuery(insightId: string) {
  return queryOptions({
    queryKey: chatKey(insightId),
    queryFn: async ({ signal }): Promise<HeldChat> =>
      holdHistory(await api.chat.messages({ id: insightId }, { signal }), Date.now()),
  });
}

export const topicsQuery = queryOptions({
  queryKey: ["chat", "topics"],
  queryFn: ({ signal }) => api.chat.topics({}, { signal }),
});
