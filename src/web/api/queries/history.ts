import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { api } from "../client.ts";
import { HISTORY_PAGE } from "../page-sizes.ts";
import { queryKey } from "./query-key.ts";

/** The filters of the history. An empty search or `null` filters nothing. */
export interface HistoryFilter {
  search: string;
  blockTypeId: BlockTypeId | null;
  cardId: string | null;
  spreadType: SpreadType | null;
}

export const NO_FILTER: HistoryFilter = { search: "", blockTypeId: null, cardId: null, spreadType: null };

/** Queries the filtered history, newest first, with cursor pagination. */
export function historyQuery({ search, blockTypeId, cardId, spreadType }: HistoryFilter = NO_FILTER) {
  const asked = {
    ...(search && { search }),
    ...(blockTypeId && { blockTypeId }),
    ...(cardId && { cardId }),
    ...(spreadType && { spreadType }),
  };
  return infiniteQueryOptions({
    queryKey: queryKey("insights", "list", asked, "pages"),
    queryFn: ({ signal, pageParam }) =>
      api.insights.list(
        { limit: HISTORY_PAGE, ...asked, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Queries the newest reading alone. */
export const newestInsightQuery = queryOptions({
  queryKey: queryKey("insights", "list", { limit: 1 }),
  queryFn: ({ signal }) => api.insights.list({ limit: 1 }, { signal }),
});
