// The names under which the server answers. A page of another site can have its own name point at this machine and is
// then of the same origin as the answers; only the `Host` header shows the foreign name.
import type { IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import { pathOf } from "./request.ts";

export interface HostSettings {
  appUrl: string;
  /** More names, each with its port where that is not the protocol's own. */
  allowedHosts: readonly string[];
}

/** A balancer or an orchestrator asks for these by an IP address. They tell nothing. */
const FOR_EVERY_HOST = new Set(["/healthz", "/readyz"]);
const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/**
 * Reads the host and the path that a request is for, and leaves both in the form that the rest of the server expects:
 * `request.url` begins with a slash, and `headers.host` is the only one. Throws `invalid_input` where that cannot be.
 */
export function readTarget(request: IncomingMessage): void {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || (hosts.length === 0 && request.httpVersion !== "1.0"))
    throw new AppError("invalid_input", sentences.oneHost, { field: "Host" });
  const target = request.url ?? "";
  if (target.startsWith("/") || target === "*") return;
  // A proxy's form of a request: the whole address, whose host counts more than the header.
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  if (!url || url.username || url.password) throw new AppError("invalid_input", sentences.noSuchTarget);
  request.headers.host = url.host;
  request.url = `${url.pathname}${url.search}`;
}

/** Tells whether a request, whose target was read, is for a name of ours. */
export function createHostGuard({
  appUrl,
  allowedHosts,
}: HostSettings): (request: IncomingMessage) => boolean {
  const { protocol, host, hostname, port } = new URL(appUrl);
  const plain = (name: string) => (HOST.test(name) && URL.parse(`${protocol}//${name}`)?.host) || undefined;
  const known = new Set([host, ...allowedHosts.map(plain)]);
  // What a browser on this machine may call the server, where that is how people come.
  if (LOOPBACK_NAMES.includes(hostname)) {
    for (const name of LOOPBACK_NAMES) known.add(port === "" ? name : `${name}:${port}`);
  }
  return (request) => {
    const name = plain(request.headers.host ?? "");
    return name !== undefined && (known.has(name) || isLoopbackTarget(request, name));
  };
}

/** Throws `wrong_host` where neither the name nor the address is one that the server answers to. */
export function refuseWrongHost(
  request: IncomingMessage,
  isOwnHost: (request: IncomingMessage) => boolean,
): void {
  if (isOwnHost(request) || FOR_EVERY_HOST.has(pathOf(request))) return;
  throw new AppError("wrong_host", sentenceOf("wrong_host"));
}

/** Whether the host's name, whatever its port, is one that only this machine has. */
export function isLoopbackName(host: string): boolean {
  return LOOPBACK_NAMES.includes(host.replace(/:\d+$/, "").toLowerCase());
}

export function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || address.replace("::ffff:", "").startsWith("127.");
}

/** A connection from this machine to this machine, by its name and the port that it goes to. */
function isLoopbackTarget({ socket }: IncomingMessage, name: string): boolean {
  if (!isLoopbackAddress(socket.localAddress)) return false;
  return LOOPBACK_NAMES.some((each) => name === `${each}:${socket.localPort}`);
}
