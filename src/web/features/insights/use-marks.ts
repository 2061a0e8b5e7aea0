import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InsightOutput } from "../../../contract/insights.ts";
import { api } from "../../api/client.ts";
import { insightQuery } from "./insight-queries.ts";

type Marks = Pick<InsightOutput, "resonated" | "tookAction">;

/** Both marks always travel together. They show at once, and go back with a sentence where the server says no. */
export function useMarks(insight: InsightOutput) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insight.id);
  const { mutate, isError } = useMutation({
    mutationFn: (marks: Marks) => api.insights.update({ id: insight.id, ...marks }),
    // One after the other: the last click is what stands.
    scope: { id: `marks ${insight.id}` },
    onMutate: async (marks) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...marks });
      return { before };
    },
    onError: (_error, _marks, kept) => queryClient.setQueryData(queryKey, kept?.before),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["insights", "history"] }),
  });
  return {
    mark: (changes: Partial<Marks>) =>
      mutate({ resonated: insight.resonated, tookAction: insight.tookAction, ...changes }),
    fault: isError ? "That was not kept: no answer came. It stands as before; try again." : null,
  };
}
