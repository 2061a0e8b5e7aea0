import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { withDeadline } from "../../api/with-deadline.ts";

/** Between the last key and the question to the server. */
const PAUSE_MS = 150;
/** No city is called longer than the server listens. */
const SEARCHED_MAX = 200;
/** A register that is still being made must not keep anybody from going on. */
const SEARCH_MS = 8_000;
const LATE = "The city search does not answer.";

/** Cities for what was typed. A question that is overtaken by the next key is given up. */
export function usePlaceSearch(typed: string) {
  const wanted = typed.trim().slice(0, SEARCHED_MAX);
  const asked = useLater(wanted);
  const isAsking = wanted !== "";
  const query = useQuery({
    queryKey: ["places", asked],
    queryFn: ({ signal }) =>
      withDeadline({ ms: SEARCH_MS, message: LATE, signal }, (limited) =>
        api.places.search({ q: asked }, { signal: limited }),
      ),
    enabled: isAsking && asked !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Without a connection it fails at once, and says so, instead of waiting for one.
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
