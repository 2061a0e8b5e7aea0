import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError, isWorthRetrying } from "./api-error.ts";
import { isLive } from "./live.ts";
import { invalidateAfterMutation } from "./queries/changed-answers.ts";

const FRESH_FOR_MS = 10_000;
const RETRIES = 2;
const RETRY_BASE_MS = 1_000;

/** Creates the query client for signed-in pages. It retries only after a missing answer or a 5xx. */
export function createQueryClient({ onUnauthenticated }: { onUnauthenticated: () => void }): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error, "unauthenticated")) onUnauthenticated();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (...[, error, , , mutation]) => invalidateAfterMutation(client, mutation, error),
    }),
    defaultOptions: {
      queries: {
        // A call without a connection fails with an error. The library's default would pause the call silently.
        networkMode: "always",
        refetchOnReconnect: "always",
        staleTime: FRESH_FOR_MS,
        // On focus, stale queries are refetched if the live connection is open, and all queries if it is not,
        // because changes from elsewhere may have been missed.
        refetchOnWindowFocus: () => isLive() || "always",
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => RETRY_BASE_MS * 2 ** failures,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
