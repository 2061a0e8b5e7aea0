// Queries of what opens the person's own account. The components that change something load them again.
import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { queryKey } from "./query-key.ts";

export const factorQuery = queryOptions({
  queryKey: queryKey("credentials", "factor"),
  queryFn: ({ signal }) => api.credentials.factor(undefined, { signal }),
});

/** What opens the account or reads from it, besides the password, the second factor and this session. */
export const waysInQuery = queryOptions({
  queryKey: queryKey("credentials", "waysIn"),
  queryFn: ({ signal }) => api.credentials.waysIn(undefined, { signal }),
  // A list that is shown to be chosen from is always a fresh one.
  gcTime: 0,
});

/** The passkeys of the account. */
export const passkeysQuery = queryOptions({
  queryKey: queryKey("credentials", "passkeys"),
  queryFn: ({ signal }) => api.credentials.passkeys(undefined, { signal }),
});
