import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

const PAGE = 20;

export function insightQuery(id: string) {
  return queryOptions({
    queryKey: ["insights", "one", id],
    queryFn: ({ signal }) => api.insights.get({ id }, { signal }),
  });
}

/** The history, newest first, a page at a time by key. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ["insights", "history"],
  queryFn: ({ signal, pageParam }) =>
    api.insights.list({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
