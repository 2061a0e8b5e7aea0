/** Adds the API version to an address where it is missing: `http://localhost:11434` becomes `…:11434/v1`. */
import { trimEndWhere } from "#domain/text/trim-end.ts";

export function withVersion(address: string, version = "v1"): string {
  const bare = trimEndWhere(address, /\//);
  return /\/v\d+[a-z]*(?:\/|$)/.test(bare) ? bare : `${bare}/${version}`;
}

/** Returns ", over HOST" where an API is reached at another host than its own. */
export function overHost(address: string, own: string): string {
  const { host } = new URL(address);
  return host === new URL(own).host ? "" : `, over ${host}`;
}

/** Matches the addresses of this machine and of private networks. */
const OWN_ADDRESS =
  /^(?:::1|f[cd][0-9a-f]{2}:[0-9a-f:]+|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/;
/** Matches names that only a local network resolves. A name without a dot is one, such as that of a container. */
const OWN_NAME = /^[a-z0-9_-]+$|\.(?:localhost|local|internal|lan)$/;

/**
 * Returns whether an address is this machine or its local network, so that no third party sees what is sent.
 */
export function isOwnNetwork(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return OWN_ADDRESS.test(host) || OWN_NAME.test(host);
}
