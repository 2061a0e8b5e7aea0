import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";

type Part = "events" | "insights";
type Items<P extends Part> = BlockDetailOutput[P]["items"];

/**
 * Loads further pages of a block's insights or events when the person asks for more. The first page came with the
 * block.
 */
export function useFurtherPages<P extends Part>(block: BlockDetailOutput, part: P) {
  const { id } = block;
  const first = block[part].nextCursor;
  const [isWanted, setWanted] = useState(false);
  const more = useInfiniteQuery({
    queryKey: queryKey("blocks", "get", { id }, "more", part, first),
    queryFn: async ({ signal, pageParam }): Promise<{ items: Items<P>; nextCursor: string | null }> => {
      const place = part === "events" ? { eventsCursor: pageParam } : { cursor: pageParam };
      return (await api.blocks.get({ id, ...place }, { signal }))[part];
    },
    initialPageParam: first ?? "",
    getNextPageParam: (page) => page.nextCursor,
    enabled: isWanted && first !== null,
  });
  return {
    items: more.data?.pages.flatMap((page) => page.items as Items<P>[number][]) ?? [],
    hasMore: more.data ? more.hasNextPage : first !== null,
    isBusy: more.isFetching,
    fault: more.error?.message ?? null,
    onMore(): void {
      if (more.data) void more.fetchNextPage();
      else if (isWanted) void more.refetch();
      else setWanted(true);
    },
  };
}
