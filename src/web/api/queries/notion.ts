import { queryOptions } from "@tanstack/react-query";
import { isOrderOpen } from "#domain/notion/exports.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * The interval in milliseconds at which the page asks for the state of an export. A live message usually comes first.
 */
const ASK_AGAIN_MS = 3_000;

export const notionQuery = queryOptions({
  queryKey: queryKey("notion", "get"),
  queryFn: ({ signal }) => api.notion.get(undefined, { signal }),
});

/** Queries pages and databases in Notion whose title contains the words. */
export const notionPlacesQuery = (query: string) =>
  queryOptions({
    queryKey: queryKey("notion", "places", { query }),
    queryFn: ({ signal }) => api.notion.places({ query }, { signal }),
  });

/** Queries the state of a reading's export to Notion. Refetches at an interval while the export is not finished. */
export const notionExportQuery = (insightId: string) =>
  queryOptions({
    queryKey: queryKey("notion", "export", { insightId }),
    queryFn: ({ signal }) => api.notion.export({ insightId }, { signal }),
    refetchInterval: ({ state }) => {
      const order = state.data?.export;
      return order && isOrderOpen(order.state) ? ASK_AGAIN_MS : false;
    },
  });
