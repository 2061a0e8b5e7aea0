import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
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

/**
 * Returns whether the connection comes from this machine. Always false behind a proxy, where it cannot be
 * known.
 */
export function isLoopback(request: IncomingMessage, trustProxy: boolean): boolean {
  return !trustProxy && isLoopbackAddress(request.socket.remoteAddress);
}
