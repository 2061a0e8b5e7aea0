import { isContractProcedure } from "@orpc/contract";
import type { EndpointMeta } from "#contract/endpoint.ts";

/** Returns an endpoint's metadata. An endpoint that declares no access rule needs a session with an account. */
export function metaOf(procedure: unknown): EndpointMeta {
  const said = isContractProcedure(procedure) ? (procedure["~orpc"].meta as Partial<EndpointMeta>) : {};
  return { access: "account", ...said };
}
