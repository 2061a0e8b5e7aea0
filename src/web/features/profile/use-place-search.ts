import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";

/** Between the last key and the question to the server. */
const PAUSE_MS = 150;

/** Cities for what was typed. A question that is overtaken by the next key is given up. */
export function usePlaceSearch(typed: string) {
  const wanted = typed.trim();
  const asked = useLater(wanted);
  const isAsking = wanted !== "";
  const query = useQuery({
    queryKey: ["places", asked],
    queryFn: ({ signal }) => api.places.search({ q: asked }, { signal }),
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
