// Checks that a request is for one of our own host names. Another site can point its own name at this machine (DNS
// rebinding), and its pages then count as the same origin; only the `Host` header reveals the other name.
import type { IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import { requestPathOf } from "./request.ts";

export interface HostSettings {
  appUrl: string;
  /** Further host names of this server, each with its port unless that is the protocol's default. */
  allowedHosts: readonly string[];
}

/** Paths answered for every host: load balancers request them by IP address, and they reveal nothing. */
const FOR_EVERY_HOST = new Set(["/healthz", "/readyz"]);
const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/**
 * Reads a request's host and path and normalises both: afterwards `request.url` begins with a slash, and
 * `headers.host` is the only host. Throws `invalid_input` where that is not possible.
 */
export function normaliseTarget(request: IncomingMessage): void {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || (hosts.length === 0 && request.httpVersion !== "1.0"))
    throw new AppError("invalid_input", sentences.oneHost, { field: "Host" });
  const target = request.url ?? "";
  if (target.startsWith("/") || target === "*") return;
  // The absolute form of a request's target, which proxies use. Its host takes precedence over the header.
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  if (!url || url.username || url.password) throw new AppError("invalid_input", sentences.noSuchTarget);
  request.headers.host = url.host;
  request.url = `${url.pathname}${url.search}`;
}

/** Returns a function that says whether a request is for one of our names. Call `normaliseTarget` first. */
export function createHostGuard({
  appUrl,
  allowedHosts,
}: HostSettings): (request: IncomingMessage) => boolean {
  const { protocol, host, hostname, port } = new URL(appUrl);
  const plain = (name: string) => (HOST.test(name) && URL.parse(`${protocol}//${name}`)?.host) || undefined;
  const hosts = new Set([host, ...allowedHosts.map(plain)]);
  // On a local server, a browser on this machine may use any loopback name.
  if (LOOPBACK_NAMES.includes(hostname)) {
    for (const name of LOOPBACK_NAMES) hosts.add(port === "" ? name : `${name}:${port}`);
  }
  return (request) => {
    const name = plain(request.headers.host ?? "");
    return name !== undefined && (hosts.has(name) || isLoopbackTarget(request, name));
  };
}

/** Throws `wrong_host` unless the host is ours or the path is answered for every host. */
export function refuseWrongHost(
  request: IncomingMessage,
  isOwnHost: (request: IncomingMessage) => boolean,
): void {
  if (isOwnHost(request) || FOR_EVERY_HOST.has(requestPathOf(request))) return;
  throw new AppError("wrong_host", sentenceOf("wrong_host"));
}

/** Returns whether the host name, ignoring its port, always means this machine. */
export function isLoopbackName(host: string): boolean {
  return LOOPBACK_NAMES.includes(host.replace(/:\d+$/, "").toLowerCase());
}

export function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || address.replace("::ffff:", "").startsWith("127.");
}

/** Returns whether the connection goes to a loopback address, under a loopback name with the actual port. */
function isLoopbackTarget({ socket }: IncomingMessage, name: string): boolean {
  if (!isLoopbackAddress(socket.localAddress)) return false;
  return LOOPBACK_NAMES.some((each) => name === `${each}:${socket.localPort}`);
}
