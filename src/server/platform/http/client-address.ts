import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isLoopbackAddress } from "./own-hosts.ts";

/**
 * The address of whoever asks. Behind a trusted proxy, the last address that it added to `X-Forwarded-For`:
 * everything before that was said by the caller.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = [forwarded].flat().join(",").split(",").at(-1)?.trim() ?? "";
  return isIP(last) ? last : (request.socket.remoteAddress ?? "unknown");
}

/** Whether the connection comes from this machine. Behind a proxy it always seems to, so there it says nothing. */
export function isLoopback(request: IncomingMessage, trustProxy: boolean): boolean {
  return !trustProxy && isLoopbackAddress(request.socket.remoteAddress);
}
