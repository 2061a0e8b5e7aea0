import { type InfiniteData, type Query, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import type { DeletedBlock } from "./deleted-block.ts";

type Pages = InfiniteData<{ items: ListedBlockOutput[]; nextCursor: string | null }>;

/** Returns a mutation that deletes a block and removes the block from every cached list. */
export function useRemoveBlock(onDeleted: (deleted: DeletedBlock) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKey("blocks", "remove"),
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const { undoUntil } = await api.blocks.remove({ id });
      return { id, name, undoUntil };
    },
    onSuccess: (deleted) => {
      // Cache: the block leaves the lists at once, without waiting until they are loaded again.
      client.setQueriesData<Pages>({ predicate: isOpenList }, (pages) => without(pages, deleted.id));
      onDeleted(deleted);
    },
  });
}

/** Returns a mutation that restores a deleted block. */
export function useRestoreBlock(onRestored: (id: string) => void) {
  return useMutation({
    mutationKey: queryKey("blocks", "restore"),
    mutationFn: (id: string) => api.blocks.restore({ id }),
    // The block is reported as restored only after the lists on the screen include it again.
    meta: { waitsForRefetch: true },
    onSettled: (restored) => restored && onRestored(restored.id),
  });
}

function isOpenList({ queryKey: [area, name, , view] }: Query): boolean {
  return area === "blocks" && name === "list" && view === "pages";
}

function without(pages: Pages | undefined, id: string): Pages | undefined {
  if (!pages) return undefined;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((block) => block.id !== id) })),
  };
}
