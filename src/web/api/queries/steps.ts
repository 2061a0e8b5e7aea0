import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { HISTORY_PAGE } from "../page-sizes.ts";
import { queryKey } from "./query-key.ts";

/** Queries the open steps of all readings, with cursor pagination. */
export const openStepsQuery = infiniteQueryOptions({
  queryKey: queryKey("steps", "list"),
  queryFn: ({ signal, pageParam }) =>
    api.steps.list({ limit: HISTORY_PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
