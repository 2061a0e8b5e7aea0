import { type AnyContractRouter, getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import type { EndpointMeta } from "#contract/endpoint.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { metaOf } from "./endpoint-meta.ts";
import type { HttpResponse } from "./request.ts";
import { refuseMethod } from "./respond.ts";

const PARAMETER = /\{[^{}]+\}/g;

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
 * Returns a function that finds the endpoint at a path, whatever the path's parameters, so that it is known before a body is
 * read. It throws `not_found` for an unknown path, and `method_not_allowed` where the path has only other methods.
 */
export function endpointFinder<Found extends Pick<Endpoint, "method" | "address">>(
  endpoints: readonly Found[],
): (method: string | undefined, address: string, response: HttpResponse) => Found {
  // A path without parameters is looked for before one with a parameter in its place.
  const known = endpoints
    .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.address) }))
    .toSorted((a, b) => parametersOf(a.endpoint.address) - parametersOf(b.endpoint.address));
  return (method, address, response) => {
    const found = known.find((each) => each.endpoint.method === method && each.pattern.test(address));
    if (found) return found.endpoint;
    const others = known.filter(({ pattern }) => pattern.test(address));
    if (others.length === 0) throw new AppError("not_found", sentenceOf("not_found"));
    return refuseMethod(response, [...new Set(others.map(({ endpoint }) => endpoint.method))]);
  };
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(PARAMETER, "[^/]+")}/?$`);
}

function parametersOf(address: string): number {
  return address.match(PARAMETER)?.length ?? 0;
}
