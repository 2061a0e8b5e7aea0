import type { Config } from "../config.ts";
import { isLoopback } from "./client-address.ts";
import { isLoopbackName } from "./own-hosts.ts";
import type { HttpRequest } from "./request.ts";

/** Headers that a proxy adds to a forwarded request. */
const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Returns whether a request comes from a program on this machine and did not pass a proxy. */
export function isFromThisMachine(
  request: HttpRequest,
  config: Pick<Config, "trustProxy" | "appUrl">,
): boolean {
  const { headers } = request;
  return (
    isLoopback(request, config.trustProxy) &&
    isLoopbackName(headers.host ?? "") &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined) &&
    hasLocalAddress(config)
  );
}

/** Returns whether the app's address is of this machine. A public address implies a proxy, even if it adds no header. */
export function hasLocalAddress({ appUrl }: Pick<Config, "appUrl">): boolean {
  return isLoopbackName(new URL(appUrl).hostname);
}
