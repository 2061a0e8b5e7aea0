import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { withDeadline } from "../../api/with-deadline.ts";

const PAGE = 20;
const DEADLINE_MS = 8000;
const TIMEOUT = "User blocks fetch timeout";

interface BlockListFilter {
  /** Part of a name. */
  search?: string;
  /** Only those that were put away; without it, all others. */
  isArchived?: boolean;
}

/** A list, newest first, a page at a time. It is asked once: who waited eight seconds does not wait for three more tries. */
export function blockListQuery({ search = "", isArchived = false }: BlockListFilter) {
  return infiniteQueryOptions({
    queryKey: ["blocks", "list", { search, isArchived }],
    queryFn: ({ signal, pageParam }) =>
      withDeadline({ ms: DEADLINE_MS, message: TIMEOUT, signal }, (limited) =>
        api.blocks.list(
          {
            limit: PAGE,
            ...(pageParam && { cursor: pageParam }),
            ...(search && { search }),
            ...(isArchived && { status: "archived" as const }),
          },
          { signal: limited },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Whether anything lies in the archive; asked only where the list is empty. */
export const hasArchivedQuery = queryOptions({
  queryKey: ["blocks", "has-archived"],
  queryFn: async ({ signal }) => {
    const { items } = await api.blocks.list({ limit: 1, status: "archived" }, { signal });
    return items.length > 0;
  },
});

export function blockQuery(id: string) {
  return queryOptions({
    queryKey: ["blocks", "one", id],
    queryFn: ({ signal }) => api.blocks.get({ id }, { signal }),
  });
}

/** What every list that shows blocks must ask again. */
export async function forgetBlockLists(client: QueryClient): Promise<void> {
  const isList = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === "home" || (queryKey[0] === "blocks" && queryKey[1] !== "one");
  await client.invalidateQueries({ predicate: isList });
}
