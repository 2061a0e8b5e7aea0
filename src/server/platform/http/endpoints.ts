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

/** The maximum sizes of a request's body, in bytes. */
export interface BodyLimits {
  /** The size of the file in the form that the endpoint takes; undefined if it takes JSON. */
  fileBytes?: number | undefined;
  /** The size of JSON, for an endpoint that takes more than others. */
  jsonBytes?: number | undefined;
}

/** Returns a function that gives the limits of the endpoint at this path. */
export function bodyLimitsFinder(
  endpoints: readonly Endpoint[],
): (method: string | undefined, address: string) => BodyLimits {
  const known = endpoints.flatMap(({ method, address, meta: { mostFileBytes, mostJsonBytes } }) =>
    mostFileBytes === undefined && mostJsonBytes === undefined
      ? []
      : [
          {
            method,
            pattern: patternOf(address),
            limits: { fileBytes: mostFileBytes, jsonBytes: mostJsonBytes },
          },
        ],
  );
  return (method, address) =>
    known.find((each) => each.method === method && each.pattern.test(address))?.limits ?? {};
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
