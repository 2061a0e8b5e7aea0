import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BlockDetailOutput, BlockOutput } from "#contract/blocks.ts";
import type { BlockStatus } from "#domain/blocks/status.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { blockQuery } from "../../api/queries/blocks.ts";
import { changeStale } from "../../api/queries/change-stale.ts";
import { queryKey as mutationKey } from "../../api/queries/query-key.ts";

export interface BlockChange {
  status?: BlockStatus;
  resolutionReflection?: string;
  /** The day on which the app asks about a paused block again; `null` removes it. */
  parkedUntil?: string | null;
  goOnAnyway?: boolean;
}

/**
 * Returns a mutation that changes a block. A new status is shown at once. If the server refuses it, the earlier
 * status is shown again, or the current one if the block was changed elsewhere in the meantime.
 */
export function useChangeBlock(id: string) {
  const client = useQueryClient();
  const { queryKey } = blockQuery(id);
  // A new status is shown at once. The answer contains no timeline, so the block stays stale and is loaded again.
  const show = (change: Partial<BlockDetailOutput>) =>
    changeStale<BlockDetailOutput>(client, queryKey, (block) => ({ ...block, ...change }));
  return useMutation({
    mutationKey: mutationKey("blocks", "update", { id }),
    mutationFn: (change: BlockChange) => api.blocks.update({ id, ...change }),
    // Changes to a block are sent one after the other, so that the last one wins.
    scope: { id: `block ${id}` },
    meta: { refusalsOfStale: ["conflict"] },
    onMutate: async ({ status }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.status;
      if (status) show({ status });
      return { before };
    },
    onError: (error, _change, kept) => {
      const status = (isApiError(error) ? error.currentStatus : undefined) ?? kept?.before;
      if (status) show({ status });
    },
    onSuccess: show,
  });
}

type Words = Partial<Pick<BlockOutput, "name" | "notes">>;

/** Returns a mutation that saves the name or the notes of a block, unless they were changed elsewhere. */
export function useChangeBlockWords(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKey("blocks", "update", { id }),
    mutationFn: (change: Words & { basedOn: Words; goOnAnyway?: boolean }) =>
      api.blocks.update({ id, ...change }),
    scope: { id: `block ${id}` },
    meta: { refusalsOfStale: ["changed_elsewhere"] },
    // The answer contains no timeline, so the block stays stale and is loaded again.
    onSuccess: (change) =>
      changeStale<BlockDetailOutput>(client, blockQuery(id).queryKey, (block) => ({ ...block, ...change })),
  });
}
