import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { placesQuery } from "../../api/queries/places.ts";

/** The debounce between the last keystroke and the search request, in milliseconds. */
const PAUSE_MS = 150;
/** The longest search text that the server accepts, in characters. No city has a longer name. */
const SEARCHED_MAX = 200;

/** Searches cities for the typed text. The next keystroke cancels the running request. */
export function usePlaceSearch(typed: string) {
  const wanted = typed.trim().slice(0, SEARCHED_MAX);
  const asked = useDebounced(wanted);
  const isAsking = wanted !== "";
  const query = useQuery({ ...placesQuery(asked), enabled: isAsking && asked !== "" });
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

/** Returns the value as it was when it last stayed the same for `PAUSE_MS`. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
