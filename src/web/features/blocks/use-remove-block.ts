import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedBlockOutput } from "../../../contract/blocks.ts";
import { api } from "../../api/client.ts";
import { forgetBlockLists } from "./block-queries.ts";
import type { DeletedBlock } from "./deleted-block.ts";

type Pages = InfiniteData<{ items: ListedBlockOutput[]; nextCursor: string | null }>;

/** Deletes, and takes the block out of every list that is open. */
export function useRemoveBlock(onDeleted: (deleted: DeletedBlock) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const { undoUntil } = await api.blocks.remove({ id });
      return { id, name, undoUntil };
    },
    onSuccess: (deleted) => {
      client.setQueriesData<Pages>({ queryKey: ["blocks", "list"] }, (pages) => without(pages, deleted.id));
      onDeleted(deleted);
      client.removeQueries({ queryKey: ["blocks", "one", deleted.id], type: "inactive" });
      void client.invalidateQueries({ queryKey: ["insights"] });
      void forgetBlockLists(client);
    },
  });
}

/** Takes a delete back. */
export function useRestoreBlock(onRestored: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.blocks.restore({ id }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ["blocks"] });
      void client.invalidateQueries({ queryKey: ["home"] });
      void client.invalidateQueries({ queryKey: ["insights"] });
      onRestored(id);
    },
  });
}

function without(pages: Pages | undefined, id: string): Pages | undefined {
  if (!pages) return undefined;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((block) => block.id !== id) })),
  };
}
