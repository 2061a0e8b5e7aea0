import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BlockPlanOutput } from "#contract/block-plans.ts";
import { api } from "#web/api/client.ts";
import { blockPlansQuery } from "#web/api/queries/block-plans.ts";
import { queryKey as mutationKey } from "#web/api/queries/query-key.ts";

interface Wanted {
  /** The plan's id. If no plan has this id, a new plan is created. */
  planId: string;
  when: string;
  will: string;
  /** The words of a plan that is changed, as they were before. */
  basedOn: { when: string; will: string };
  goOnAnyway?: boolean;
}

/** Returns two mutations for the plans of a block: one saves a new or changed plan, the other retires a plan. */
export function useBlockPlans(blockId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = blockPlansQuery(blockId);
  // Cache: the answer is the saved plan, and the other plans of the block stay as they are.
  const put = (change: (items: BlockPlanOutput[]) => BlockPlanOutput[]) =>
    queryClient.setQueryData(queryKey, (known) => known && { items: change(known.items) });
  const isKnown = (planId: string) =>
    queryClient.getQueryData(queryKey)?.items.some(({ id }) => id === planId) === true;
  const saving = useMutation({
    mutationKey: mutationKey("blockPlans", "update"),
    mutationFn: ({ basedOn, ...wanted }: Wanted) =>
      isKnown(wanted.planId)
        ? api.blockPlans.update({ id: blockId, ...wanted, basedOn })
        : api.blockPlans.create({ id: blockId, ...wanted }),
    meta: { refusalsOfStale: ["changed_elsewhere"] },
    onSuccess: (saved) =>
      put((items) =>
        items.some(({ id }) => id === saved.id)
          ? items.map((plan) => (plan.id === saved.id ? saved : plan))
          : [...items, saved],
      ),
  });
  const retiring = useMutation({
    mutationKey: mutationKey("blockPlans", "retire"),
    mutationFn: (planId: string) => api.blockPlans.retire({ id: blockId, planId }),
    onSuccess: (_gone, planId) => put((items) => items.filter(({ id }) => id !== planId)),
  });
  return { saving, retiring };
}
