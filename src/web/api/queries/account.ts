import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
import { fetchOwnIdentities, fetchSetUpWays } from "../other-ways.ts";
import { queryKey } from "./query-key.ts";

export const devicesQuery = queryOptions({
  queryKey: queryKey("account", "devices"),
  queryFn: ({ signal }) => api.account.devices({}, { signal }),
});

/** The ways in which the person can prove who they are. */
export const proofsQuery = queryOptions({
  queryKey: queryKey("account", "proofs"),
  queryFn: ({ signal }) => api.account.proofs({}, { signal }),
});

/** The identities with which the person can sign in, besides the password. */
export const identitiesQuery = queryOptions({
  queryKey: queryKey("account", "identities"),
  queryFn: fetchOwnIdentities,
});

/** The ways to sign in that the server has besides its own. */
export const setUpWaysQuery = queryOptions({
  queryKey: queryKey("account", "setUpWays"),
  queryFn: fetchSetUpWays,
});
