import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { isLoopbackAddress } from "./own-hosts.ts";

/**
 * Returns the caller's IP address. Behind a trusted proxy this is the last entry of `X-Forwarded-For`; the
 * caller can forge the earlier ones.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = [forwarded].flat().join(",").split(",").at(-1)?.trim() ?? "";
  return isIP(last) ? last : (request.socket.remoteAddress ?? "unknown");
}

/** The number of leading bits of an IPv6 address that identify a network. */
const NETWORK_PREFIX = 64;

/** Returns the network of an address: an IPv4 address itself, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return known instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/${NETWORK_PREFIX}`).toString()
    : known.toString();
}

/**
 * Returns whether the connection comes from this machine. Always false behind a proxy, where it cannot be
 * known.
 */
export function isLoopback(request: IncomingMessage, trustProxy: boolean): boolean {
  return !trustProxy && isLoopbackAddress(request.socket.remoteAddress);
}
