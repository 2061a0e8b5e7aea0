// Queries of the auth library's own routes, which the contract does not name. No change of an endpoint affects them; the
// components that change something load them again.
import { queryOptions } from "@tanstack/react-query";
import { listPasskeys, readFactor } from "../second-factor.ts";

export const factorQuery = queryOptions({
  queryKey: ["auth", "second-factor"],
  queryFn: ({ signal }) => readFactor(signal),
});

/** The passkeys of the account. */
export const passkeysQuery = queryOptions({
  queryKey: ["auth", "passkeys"],
  queryFn: ({ signal }) => listPasskeys(signal),
});
