import { queryOptions } from "@tanstack/react-query";
import type { BlockOutput } from "#contract/blocks.ts";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

const PAGE = 50;

/**
 * Queries all blocks that are not archived, however many pages they fill: the selector searches in the
 * browser.
 */
export function ownBlocksQuery(userId: string) {
  return queryOptions({
    queryKey: queryKey("blocks", "list", {}, "all", userId),
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
