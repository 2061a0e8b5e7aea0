import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import { queryKey as mutationKey } from "../../api/queries/query-key.ts";

export interface WordsChange {
  note?: string;
  userContext?: string;
  goOnAnyway?: boolean;
}

/** Saves the person's texts on an insight, and puts the answer in the cache. */
export function useChangeWords(insightId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insightId);
  return useMutation({
    mutationKey: mutationKey("insights", "update", { id: insightId }),
    mutationFn: (change: WordsChange) => api.insights.update({ id: insightId, ...change }),
    scope: { id: `words ${insightId}` },
    // Cache: the answer is the whole insight, which need not be loaded once more.
    onSuccess: (insight) => queryClient.setQueryData(queryKey, insight),
  });
}
