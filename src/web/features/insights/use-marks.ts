import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InsightOutput } from "#contract/insights.ts";
import { api } from "../../api/client.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import { queryKey as endpointKey } from "../../api/queries/query-key.ts";

type Marks = Pick<InsightOutput, "resonated" | "tookAction">;

/**
 * Returns a mutation that saves the two marks of a reading, which are always sent together. They are shown at once,
 * and are undone with an error message if the server refuses them.
 */
export function useChangeMarks(insight: InsightOutput) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insight.id);
  const mutationKey = endpointKey("insights", "update", { id: insight.id }, "marks");
  // Cache: a mark is shown at once, and is reverted if the server refuses it.
  const show = ({ resonated, tookAction }: Marks) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, resonated, tookAction });
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: (marks: Marks) => api.insights.update({ id: insight.id, ...marks }),
    // The marks are saved one request after the other, so that the last click wins.
    scope: { id: `marks ${insight.id}` },
    onMutate: async (marks) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      show(marks);
      return { before };
    },
    onError: (_error, _marks, kept) => kept?.before && show(kept.before),
    onSuccess: (saved) => {
      // The saved marks are shown, in case an earlier save failed and was undone. This is skipped while a later
      // save waits.
      if (queryClient.isMutating({ mutationKey }) === 1) show(saved);
    },
  });
  return {
    mark: (changes: Partial<Marks>) =>
      mutate({ resonated: insight.resonated, tookAction: insight.tookAction, ...changes }),
    fault: error && `That was not saved, so it is back as it was. ${error.message}`,
  };
}
