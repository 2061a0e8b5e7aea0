import { queryOptions } from "@tanstack/react-query";
import { api } from "../client.ts";
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
