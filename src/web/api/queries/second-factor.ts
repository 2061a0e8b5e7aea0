// Queries of the auth library's own routes, which the contract does not name. No change of an endpoint affects them; the
// components that change something load them again.
import { queryOptions } from "@tanstack/react-query";
import { listWaysIn } from "../account.ts";
import { listPasskeys, readFactor } from "../second-factor.ts";

export const factorQuery = queryOptions({
  queryKey: ["auth", "second-factor"],
  queryFn: ({ signal }) => readFactor(signal),
});

/** What opens the account or reads from it, besides the password, the second factor and this session. */
export const waysInQuery = queryOptions({
  queryKey: ["auth", "ways-in"],
  queryFn: ({ signal }) => listWaysIn(signal),
  // A list that is shown to be chosen from is always a fresh one.
  gcTime: 0,
});

/** The passkeys of the account. */
export const passkeysQuery = queryOptions({
  queryKey: ["auth", "passkeys"],
  queryFn: ({ signal }) => listPasskeys(signal),
});
