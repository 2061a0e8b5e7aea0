import { queryOptions } from "@tanstack/react-query";
import { isWorthRetrying } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { withDeadline } from "../../api/with-deadline.ts";

const RETRIES = 3;
const RETRY_BASE_MS = 1000;
const ATTEMPT_MS = 10_000;
const TIMEOUT = "Dashboard data fetch timeout";

/** Everything home shows. What another page changed meanwhile is asked for at every visit. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) =>
    withDeadline({ ms: ATTEMPT_MS, message: TIMEOUT, signal }, (limited) =>
      api.home.get(undefined, { signal: limited }),
    ),
  retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  retryDelay: (failures) => RETRY_BASE_MS * 2 ** failures,
  staleTime: 0,
});
