import { type InfiniteData, type Query, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { api } from "../../api/client.ts";
import { blockQuery } from "../../api/queries/blocks.ts";
import { invalidateAreas } from "../../api/queries/changed-answers.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import type { DeletedBlock } from "./deleted-block.ts";

type Pages = InfiniteData<{ items: ListedBlockOutput[]; nextCursor: string | null }>;

/** Deletes a block and removes it from every cached list. */
export function useRemoveBlock(onDeleted: (deleted: DeletedBlock) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKey("blocks", "remove"),
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const { undoUntil } = await api.blocks.remove({ id });
      return { id, name, undoUntil };
    },
    onSuccess: (deleted) => {
      client.setQueriesData<Pages>({ predicate: isOpenList }, (pages) => without(pages, deleted.id));
      onDeleted(deleted);
      client.removeQueries({ queryKey: blockQuery(deleted.id).queryKey, type: "inactive" });
    },
  });
}

/** Restores a deleted block. */
export function useRestoreBlock(onRestored: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKey("blocks", "restore"),
    mutationFn: (id: string) => api.blocks.restore({ id }),
    onSuccess: async ({ id }) => {
      // Waits until the refetched list includes the block before reporting it as restored.
      await invalidateAreas(client, [{ area: "blocks" }]);
      onRestored(id);
    },
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
