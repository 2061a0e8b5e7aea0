import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BlockStatus } from "../../../domain/blocks/status.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { blockQuery, forgetBlockLists } from "./block-queries.ts";

export interface BlockChange {
  name?: string;
  notes?: string;
  status?: BlockStatus;
  resolutionReflection?: string;
  saveAnyway?: boolean;
}

/**
 * A new status shows at once. Where the server says no, the block has again the status it had, or, where somebody was
 * faster elsewhere, the one it really has.
 */
export function useChangeBlock(id: string) {
  const client = useQueryClient();
  const { queryKey } = blockQuery(id);
  return useMutation({
    mutationFn: (change: BlockChange) => api.blocks.update({ id, ...change }),
    // One after the other: what was asked last is what stands.
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
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ["insights"] });
      void forgetBlockLists(client);
    },
  });
}
