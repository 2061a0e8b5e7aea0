import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { withDeadline } from "../../api/with-deadline.ts";

/** The debounce between the last keystroke and the search request, in milliseconds. */
const PAUSE_MS = 150;
/** The longest query that the server accepts. No city has a longer name. */
const SEARCHED_MAX = 200;
/**
 * The timeout of a search for cities. The server may still be building its list of cities, which must block
 * nobody.
 */
const SEARCH_MS = 8_000;
const LATE = "The city search does not answer.";

/** Searches cities for the typed text. The next keystroke cancels the running request. */
export function usePlaceSearch(typed: string) {
  const wanted = typed.trim().slice(0, SEARCHED_MAX);
  const asked = useLater(wanted);
  const isAsking = wanted !== "";
  const query = useQuery({
    queryKey: queryKey("places", "search", { q: asked }),
    queryFn: ({ signal }) =>
      withDeadline({ ms: SEARCH_MS, message: LATE, signal }, (limited) =>
        api.places.search({ q: asked }, { signal: limited }),
      ),
    enabled: isAsking && asked !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Without a connection the search fails and says so at once, instead of waiting for one.
    networkMode: "always",
  });
  const isSettled = isAsking && asked === wanted && !query.isFetching;
  const places = isAsking ? (query.data?.items ?? []) : [];
  return {
    places,
    isSearching: isAsking && !isSettled,
    hasFailed: isSettled && query.isError,
    hasFoundNothing: isSettled && query.isSuccess && places.length === 0,
    searchAgain: () => void query.refetch(),
  };
}

function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
