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
 * Returns a function that gives the maximum size of the file that a request to this path may send; undefined where the
 * endpoint takes no file.
 */
export function fileBytesFinder(
  endpoints: readonly Endpoint[],
): (method: string | undefined, address: string) => number | undefined {
  const uploads = endpoints.flatMap(({ method, address, meta: { mostFileBytes } }) =>
    mostFileBytes === undefined ? [] : [{ method, pattern: patternOf(address), mostFileBytes }],
  );
  return (method, address) =>
    uploads.find((each) => each.method === method && each.pattern.test(address))?.mostFileBytes;
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
