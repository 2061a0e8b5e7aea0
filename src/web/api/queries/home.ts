import { queryOptions } from "@tanstack/react-query";
import { isWorthRetrying } from "../api-error.ts";
import { api } from "../client.ts";
import { withDeadline } from "../with-deadline.ts";
import { queryKey } from "./query-key.ts";

const RETRIES = 3;
const RETRY_BASE_MS = 1000;
const ATTEMPT_MS = 10_000;
/** The age up to which an answer counts as new. The shell's answer is a little older when home is shown. */
const NEW_FOR_MS = 2_000;
const TIMEOUT = "Dashboard data fetch timeout";

/**
 * Queries everything that home shows. It is refetched at every visit, because other pages may have changed
 * it, unless the answer is new.
 */
export const homeQuery = queryOptions({
  queryKey: queryKey("home", "get"),
  queryFn: ({ signal }) =>
    withDeadline({ ms: ATTEMPT_MS, message: TIMEOUT, signal }, (limited) =>
      api.home.get(undefined, { signal: limited }),
    ),
  retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  retryDelay: (failures) => RETRY_BASE_MS * 2 ** failures,
  staleTime: NEW_FOR_MS,
});
