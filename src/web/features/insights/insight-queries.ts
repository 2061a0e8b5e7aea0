import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { type HistoryFilter, NO_FILTER } from "./history-filter.ts";

const PAGE = 50;

export function insightQuery(id: string) {
  return queryOptions({
    queryKey: ["insights", "one", id],
    queryFn: ({ signal }) => api.insights.get({ id }, { signal }),
  });
}

/** The history or what a filter leaves of it, newest first, a page at a time by key. */
export function historyQuery({ search, blockTypeId, cardId, spreadType }: HistoryFilter = NO_FILTER) {
  const asked = {
    ...(search && { search }),
    ...(blockTypeId && { blockTypeId }),
    ...(cardId && { cardId }),
    ...(spreadType && { spreadType }),
  };
  return infiniteQueryOptions({
    queryKey: ["insights", "history", asked],
    queryFn: ({ signal, pageParam }) =>
      api.insights.list({ limit: PAGE, ...asked, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** The newest reading alone. */
export const newestInsightQuery = queryOptions({
  queryKey: ["insights", "newest"],
  queryFn: ({ signal }) => api.insights.list({ limit: 1 }, { signal }),
});

/** What is to do of every reading, a page at a time by key. */
export const openStepsQuery = infiniteQueryOptions({
  queryKey: ["insights", "steps"],
  queryFn: ({ signal, pageParam }) =>
    api.steps.list({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** A reading is gone, or back: whatever shows readings asks again, home's list and a block's history among it. */
export async function forgetInsights(client: QueryClient): Promise<void> {
  await Promise.all(
    ["insights", "blocks", "home", "reflections"].map((area) =>
      client.invalidateQueries({ queryKey: [area] }),
    ),
  );
}
