/**
 * Requests to services that somebody named, such as identity providers. A host whose address lies in a private network is
 * refused at the moment of connecting, so that a name cannot point there later. Redirects are not followed.
 */
import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 512 * 1024;
const ALLOWING_SETTINGS =
  "sign-in may use it with IDENTITY_PRIVATE_HOSTS=on, webhooks with WEBHOOK_PRIVATE_HOSTS=on";

export interface OutgoingRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Allows plain http and private networks. */
  isPrivateAllowed: boolean;
}

export interface FetchedAnswer {
  status: number;
  text: string;
}

/** Sends a request and reads the answer. Throws if the host is private, slow or away, or the answer is too large. */
export async function fetchPublic(address: string, outgoing: OutgoingRequest): Promise<FetchedAnswer> {
  const url = new URL(address);
  const { isPrivateAllowed, method = "GET", headers, body } = outgoing;
  if (url.protocol !== "https:" && !isPrivateAllowed)
    throw new Error(`${url.origin} is not https; ${ALLOWING_SETTINGS}`);
  // An address that is written as numbers is not looked up, so it is checked here.
  if (!isPrivateAllowed && isPrivateLiteral(url)) throw new PrivateHostError(url.hostname);
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  const options = {
    // A connection of its own: one that is kept from another request was not looked up under the same rule.
    method,
    headers,
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isPrivateAllowed ? {} : { lookup: lookupPublic }),
  };
  return await new Promise((resolve, reject) => {
    const sent = send(url, options, (answer) => {
      readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error("The answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const lookupPublic: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivate(address)))
      return callback(new PrivateHostError(hostname), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** The error of a host that lies in a private network and may not be called. */
class PrivateHostError extends Error {
  readonly code = "PRIVATE_HOST";

  constructor(host: string) {
    super(`${host} lies in a private network; ${ALLOWING_SETTINGS}`);
    this.name = "PrivateHostError";
  }
}

/** The part of IPv6 that is given out for use on the internet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** The address at which machines in Microsoft's cloud reach the host that they run on. It is no special address to anybody else. */
const HOST_OF_AZURE = "168.63.129.16";

/** Returns whether the host of an address is written as numbers and lies in a private network. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) !== 0 && isPrivate(literal);
}

/**
 * Returns whether an IP address is anything but one that is reached from everywhere. What is not known to be public is private, so
 * that addresses which carry another one in them (6to4, Teredo, NAT64) lead nowhere.
 */
export function isPrivate(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return true;
  if (parsed instanceof ipaddr.IPv6) return !parsed.match(GLOBAL_IPV6);
  return parsed.toString() === HOST_OF_AZURE;
}
