import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InsightOutput } from "../../../contract/insights.ts";
import { api } from "../../api/client.ts";
import { insightQuery } from "./insight-queries.ts";

type Marks = Pick<InsightOutput, "resonated" | "tookAction">;

/** Both marks always travel together. They show at once, and go back with a sentence where the server says no. */
export function useMarks(insight: InsightOutput) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insight.id);
  const mutationKey = ["insights", "marks", insight.id];
  const show = ({ resonated, tookAction }: Marks) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, resonated, tookAction });
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: (marks: Marks) => api.insights.update({ id: insight.id, ...marks }),
    // One after the other: the last click is what stands.
    scope: { id: `marks ${insight.id}` },
    onMutate: async (marks) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      show(marks);
      return { before };
    },
    onError: (_error, _marks, kept) => kept?.before && show(kept.before),
    onSuccess: (saved) => {
      // What a click before it undid when it failed is shown again; one that still waits has the last word.
      if (queryClient.isMutating({ mutationKey }) === 1) show(saved);
      return queryClient.invalidateQueries({ queryKey: ["insights", "history"] });
    },
  });
  return {
    mark: (changes: Partial<Marks>) =>
      mutate({ resonated: insight.resonated, tookAction: insight.tookAction, ...changes }),
    fault: error && `That was not kept, so it stands as before. ${error.message}`,
  };
}
