import { type AnyContractRouter, getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import type { EndpointMeta } from "#contract/endpoint.ts";
import { metaOf } from "./endpoint-meta.ts";

/** One endpoint of a contract. */
export interface Endpoint {
  /** The path in the contract: `["insights", "get"]`. */
  path: readonly string[];
  method: string;
  /** The endpoint's path below the API's prefix: `/insights/{id}`. */
  address: string;
  meta: EndpointMeta;
  /** Whether the endpoint's answer is an event stream or a file. */
  isStream: boolean;
}

export function endpointsOf(contract: AnyContractRouter, path: readonly string[] = []): Endpoint[] {
  if (isContractProcedure(contract)) {
    const { method = "POST", path: address = `/${path.join("/")}` } = contract["~orpc"].route;
    const { outputSchema, route } = contract["~orpc"];
    const isStream =
      getEventIteratorSchemaDetails(outputSchema) !== undefined || route.outputStructure === "detailed";
    return [{ path, method, address, meta: metaOf(contract), isStream }];
  }
  return Object.entries(contract).flatMap(([name, part]) => endpointsOf(part, [...path, name]));
}

/**
 * Returns a function that gives the metadata of the endpoint at a path, of those that are heavy or take more than usual. It
 * is needed before the body is read, and so before the router has found the endpoint.
 */
export function costlyEndpointFinder(
  endpoints: readonly Endpoint[],
): (method: string | undefined, address: string) => EndpointMeta | undefined {
  const costly = endpoints
    .filter(({ meta: { heavy, mostFileBytes, mostJsonBytes } }) => heavy ?? mostFileBytes ?? mostJsonBytes)
    .map(({ method, address, meta }) => ({ method, pattern: patternOf(address), meta }));
  return (method, address) =>
    costly.find((each) => each.method === method && each.pattern.test(address))?.meta;
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/\{[^{}]+\}/g, "[^/]+")}/?$`);
}

/**
 * Returns a function that lists the methods of a path, whatever its parameters; empty for an unknown path.
 */
export function methodFinder(endpoints: readonly Endpoint[]): (address: string) => string[] {
  const patterns = endpoints.map(({ method, address }) => ({
    method,
    pattern: patternOf(address),
  }));
  return (address) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method)),
  ];
}
