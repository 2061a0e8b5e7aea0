import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

const PAGE = 30;

/**
 * Queries everything that the person wrote on cards and readings, or the entries that contain the words of
 * `search`.
 */
export function reflectionsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: queryKey("reflections", "list", { ...(search && { search }) }),
    queryFn: ({ signal, pageParam }) =>
      api.reflections.list(
        { limit: PAGE, ...(pageParam && { cursor: pageParam }), ...(search && { search }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
