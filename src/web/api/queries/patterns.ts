import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * The interval in milliseconds at which the page asks for newer patterns while they are being computed. A live
 * change usually arrives earlier.
 */
const ASK_AGAIN_MS = 3_000;

/** Queries the person's patterns. Refetches at an interval until the running computation has ended. */
export const patternsQuery = queryOptions({
  queryKey: queryKey("patterns", "get"),
  queryFn: ({ signal }) => api.patterns.get(undefined, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRefreshing ? ASK_AGAIN_MS : false),
});

/** Queries whether a block is in a loop and, if so, what the person may do instead of another reading. */
export function loopOfBlockQuery(id: string) {
  return queryOptions({
    queryKey: queryKey("patterns", "loopOf", { id }),
    queryFn: ({ signal }) => api.patterns.loopOf({ id }, { signal }),
  });
}
