import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import { queryKey as mutationKey } from "../../api/queries/query-key.ts";

export interface WordsChange {
  note?: string;
  userContext?: string;
  /** The texts that the new ones started from. */
  basedOn: { note?: string; userContext?: string };
  goOnAnyway?: boolean;
}

/** Returns a mutation that saves the person's own texts on an insight and puts the answer into the cache. */
export function useChangeWords(insightId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insightId);
  return useMutation({
    mutationKey: mutationKey("insights", "update", { id: insightId }),
    mutationFn: (change: WordsChange) => api.insights.update({ id: insightId, ...change }),
    scope: { id: `words ${insightId}` },
    meta: { refusalsOfStale: ["changed_elsewhere"] },
    // Cache: the answer is the whole insight, so it does not need to be loaded again.
    onSuccess: (insight) => queryClient.setQueryData(queryKey, insight),
  });
}
