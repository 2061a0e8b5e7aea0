import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { withDeadline } from "../with-deadline.ts";
import { queryKey } from "./query-key.ts";

/**
 * The timeout of a search for cities, in milliseconds. The server may still be building its list of cities, and the
 * person should not wait for that.
 */
const SEARCH_MS = 8_000;
const LATE = "The city search is not answering.";

/** Queries the cities for a typed text. Without a connection the search fails at once. */
export function placesQuery(typed: string) {
  return queryOptions({
    queryKey: queryKey("places", "search", { q: typed }),
    queryFn: ({ signal }) =>
      withDeadline({ ms: SEARCH_MS, message: LATE, signal }, (limited) =>
        api.places.search({ q: typed }, { signal: limited }),
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
}
