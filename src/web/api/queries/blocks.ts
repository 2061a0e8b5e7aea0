import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { withDeadline } from "../with-deadline.ts";
import { queryKey } from "./query-key.ts";

const PAGE = 20;
const DEADLINE_MS = 8000;
const TIMEOUT = "User blocks fetch timeout";

interface BlockListFilter {
  /** The text to search for. It may be any part of a block's name. */
  search?: string;
  /** Whether to list only archived blocks; without it, all others are listed. */
  isArchived?: boolean;
}

/**
 * Queries a paged list of blocks, newest first. A failed request is not retried, because one try may take eight
 * seconds.
 */
export function blockListQuery({ search = "", isArchived = false }: BlockListFilter) {
  const asked = { ...(search && { search }), ...(isArchived && { status: "archived" as const }) };
  return infiniteQueryOptions({
    queryKey: queryKey("blocks", "list", asked, "pages"),
    queryFn: ({ signal, pageParam }) =>
      withDeadline({ ms: DEADLINE_MS, message: TIMEOUT, signal }, (limited) =>
        api.blocks.list(
          { limit: PAGE, ...(pageParam && { cursor: pageParam }), ...asked },
          { signal: limited },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function blockQuery(id: string) {
  return queryOptions({
    queryKey: queryKey("blocks", "get", { id }),
    queryFn: ({ signal }) => api.blocks.get({ id }, { signal }),
  });
}
