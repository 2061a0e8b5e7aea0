import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { HISTORY_PAGE } from "../page-sizes.ts";
import { queryKey } from "./query-key.ts";

export function insightQuery(id: string) {
  return queryOptions({
    queryKey: queryKey("insights", "get", { id }),
    queryFn: ({ signal }) => api.insights.get({ id }, { signal }),
  });
}

/** Queries the open steps of all readings, with cursor pagination. */
export const openStepsQuery = infiniteQueryOptions({
  queryKey: queryKey("steps", "list"),
  queryFn: ({ signal, pageParam }) =>
    api.steps.list({ limit: HISTORY_PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
