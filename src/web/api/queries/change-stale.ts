import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Older than any mutation. */
const STALE = { updatedAt: 0 };

/**
 * Changes a cached answer and leaves it stale, so that the query client's hook loads it again after the mutation.
 * For an answer that a mutation can only change in part. Does nothing if there is no such answer.
 */
export function changeStale<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer) => Answer,
): void {
  client.setQueryData<Answer>(queryKey, (answer) => answer && change(answer), STALE);
}
