import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

/**
 * The interval in milliseconds at which the page asks while newer patterns are being computed. A live change
 * usually comes before.
 */
const ASK_AGAIN_MS = 3_000;

/** Queries the person's patterns. Asks again by itself until the running computation has ended. */
export const patternsQuery = queryOptions({
  queryKey: queryKey("patterns", "get"),
  queryFn: ({ signal }) => api.patterns.get(undefined, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRefreshing ? ASK_AGAIN_MS : false),
});

/** Queries the door of the loop that a block is in, if it is in one. */
export function loopOfBlockQuery(id: string) {
  return queryOptions({
    queryKey: queryKey("patterns", "loopOf", { id }),
    queryFn: ({ signal }) => api.patterns.loopOf({ id }, { signal }),
  });
}
