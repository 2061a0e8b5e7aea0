import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SentenceOutput } from "#contract/sentences.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { sentencesQuery } from "#web/api/queries/sentences.ts";

type SentenceChange = Pick<SentenceOutput, "index" | "answer">;

/**
 * Returns a mutation that saves whether the person calls a sentence right or wrong, and puts the answer into the
 * cache.
 */
export function useAnswerSentence(insightId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: queryKey("sentences", "answer", { id: insightId }),
    mutationFn: (change: SentenceChange) => api.sentences.answer({ id: insightId, ...change }),
    scope: { id: `sentences ${insightId}` },
    // Cache: the answer is the saved sentence, and the other sentences of the reading stay as they are.
    onSuccess: (saved) =>
      queryClient.setQueryData(
        sentencesQuery(insightId).queryKey,
        (known) =>
          known && {
            ...known,
            sentences: known.sentences.map((each) => (each.index === saved.index ? saved : each)),
          },
      ),
  });
}
