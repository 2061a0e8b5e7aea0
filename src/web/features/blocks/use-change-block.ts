import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BlockStatus } from "#domain/blocks/status.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { blockQuery } from "../../api/queries/blocks.ts";
import { queryKey as mutationKey } from "../../api/queries/query-key.ts";

export interface BlockChange {
  name?: string;
  notes?: string;
  status?: BlockStatus;
  resolutionReflection?: string;
  /** The day on which the app asks about a paused block again; `null` removes it. */
  parkedUntil?: string | null;
  goOnAnyway?: boolean;
}

/**
 * Saves a change to a block. A new status shows at once. If the server refuses it, the block shows its
 * earlier status again, or its real one if it was changed elsewhere meanwhile.
 */
export function useChangeBlock(id: string) {
  const client = useQueryClient();
  const { queryKey } = blockQuery(id);
  return useMutation({
    mutationKey: mutationKey("blocks", "update", { id }),
    mutationFn: (change: BlockChange) => api.blocks.update({ id, ...change }),
    // Changes of a block run one after the other, so that the last one wins.
    scope: { id: `block ${id}` },
    onMutate: async ({ status }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.status;
      if (status) client.setQueryData(queryKey, (known) => known && { ...known, status });
      return { before };
    },
    onError: (error, _change, kept) => {
      const real = isApiError(error) ? error.currentStatus : undefined;
      const status = real ?? kept?.before;
      if (status) client.setQueryData(queryKey, (known) => known && { ...known, status });
      if (real) void client.invalidateQueries({ queryKey });
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (known) => known && { ...known, ...saved });
      // The response has no timeline, so this fetches the block again.
      void client.invalidateQueries({ queryKey });
    },
  });
}
