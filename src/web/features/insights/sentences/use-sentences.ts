import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SentenceOutput } from "#contract/sentences.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { sentencesQuery } from "#web/api/queries/sentences.ts";

type SentenceChange = Pick<SentenceOutput, "index" | "answer">;

/** Saves what the person says of a sentence, and puts the answer in the cache. */
export function useAnswerSentence(insightId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: queryKey("sentences", "answer", { id: insightId }),
    mutationFn: (change: SentenceChange) => api.sentences.answer({ id: insightId, ...change }),
    scope: { id: `sentences ${insightId}` },
    // Cache: the answer is the sentence as it is kept, and the others of the reading stay.
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
