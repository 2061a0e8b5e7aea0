import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError, isWorthRetrying } from "./api-error.ts";
import { isLive } from "./live.ts";

const FRESH_FOR_MS = 10_000;
const RETRIES = 2;
const RETRY_BASE_MS = 1_000;

/** For the pages behind the sign-in. Only silence and 5xx are asked again; an answer is an answer. */
export function createQueryClient({ onUnauthenticated }: { onUnauthenticated: () => void }): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error, "unauthenticated")) onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Without a connection a call fails and says so; it would wait in silence otherwise.
        networkMode: "always",
        refetchOnReconnect: "always",
        staleTime: FRESH_FOR_MS,
        // Where changes made elsewhere are not heard of, whoever comes back to the page sees them all the same.
        refetchOnWindowFocus: () => isLive() || "always",
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => RETRY_BASE_MS * 2 ** failures,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
