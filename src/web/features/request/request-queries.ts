import { queryOptions } from "@tanstack/react-query";
import type { BlockOutput } from "../../../contract/blocks.ts";
import { api } from "../../api/client.ts";

const PAGE = 50;

/** All blocks that are not archived, however many pages they fill: the selector searches in the browser. */
export function ownBlocksQuery(userId: string) {
  return queryOptions({
    queryKey: ["blocks", "all", userId],
    queryFn: async ({ signal }) => {
      const blocks: BlockOutput[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: BlockOutput[]; nextCursor: string | null } = await api.blocks.list(
          { limit: PAGE, ...(cursor && { cursor }) },
          { signal },
        );
        blocks.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      return blocks;
    },
  });
}

export function attachedBlockQuery(id: string) {
  return queryOptions({
    queryKey: ["blocks", "one", id],
    queryFn: ({ signal }) => api.blocks.get({ id }, { signal }),
  });
}

export function chosenCardQuery(slug: string) {
  return queryOptions({
    queryKey: ["cards", slug],
    queryFn: ({ signal }) => api.cards.get({ slug }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
