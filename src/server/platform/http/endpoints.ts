import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";

/** One endpoint of a contract. */
export interface Endpoint {
  /** Its place in the contract: `["insights", "get"]`. */
  path: readonly string[];
  method: string;
  /** Below the API's prefix: `/insights/{id}`. */
  address: string;
}

export function endpointsOf(contract: AnyContractRouter, path: readonly string[] = []): Endpoint[] {
  if (isContractProcedure(contract)) {
    const { method = "POST", path: address = `/${path.join("/")}` } = contract["~orpc"].route;
    return [{ path, method, address }];
  }
  return Object.entries(contract).flatMap(([name, part]) => endpointsOf(part, [...path, name]));
}

/** Tells which methods an address takes, whatever stands in its placeholders; none where nothing is there. */
export function methodFinder(endpoints: readonly Endpoint[]): (address: string) => string[] {
  const patterns = endpoints.map(({ method, address }) => ({
    method,
    pattern: new RegExp(`^${address.replaceAll(/\{[^{}]+\}/g, "[^/]+")}/?$`),
  }));
  return (address) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method)),
  ];
}
