import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InsightOutput } from "../../../contract/insights.ts";
import { api } from "../../api/client.ts";
import { insightQuery } from "./insight-queries.ts";

export interface WordsChange {
  note?: string;
  userContext?: string;
  saveAnyway?: boolean;
}

/** Keeps what a person wrote on an insight; the answer is what the page then shows. */
export function useChangeWords(insightId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insightId);
  return useMutation({
    mutationFn: (change: WordsChange) => api.insights.update({ id: insightId, ...change }),
    scope: { id: `words ${insightId}` },
    onSuccess: (insight: InsightOutput, { note, userContext }) => {
      queryClient.setQueryData(queryKey, insight);
      if (note !== undefined) void queryClient.invalidateQueries({ queryKey: ["reflections"] });
      if (userContext !== undefined)
        void queryClient.invalidateQueries({ queryKey: ["insights", "history"] });
    },
  });
}
