import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** A time stamp that makes an answer count as older than any mutation. */
const STALE = { updatedAt: 0 };

/**
 * Changes a cached answer and leaves it stale, so that it is loaded again after the mutation. Meant for an answer
 * of which a mutation can change only a part. Does nothing if no such answer is cached.
 */
export function changeStale<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer) => Answer,
): void {
  client.setQueryData<Answer>(queryKey, (answer) => answer && change(answer), STALE);
}
