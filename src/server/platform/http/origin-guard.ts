import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { isLoopbackName } from "./own-hosts.ts";
import { isReadRequest } from "./request.ts";

/**
 * Refuses a write that a page of another site sent. Browsers name the page's origin in every write, and a
 * page cannot fake it. A caller that names none is not a browser and has nobody else's cookie.
 */
export function refuseForeignWrite(request: IncomingMessage, appUrl: string): void {
  if (isReadRequest(request) || isOwnOrigin(request.headers, appUrl)) return;
  throw new AppError("forbidden_origin", sentenceOf("forbidden_origin"));
}

/**
 * Returns whether the request does not come from another site's page. Also for websockets, whose handshake
 * sends the cookie from any site.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, appUrl: string): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  return origin === undefined
    ? site === undefined || site === "same-origin" || site === "none"
    : originsOf(headers, appUrl).includes(origin);
}

/** Returns the origins of our pages under the host of a request, which is one of ours, and under the app's address. */
function originsOf({ host = "" }: IncomingHttpHeaders, appUrl: string): (string | undefined)[] {
  const { origin, protocol } = new URL(appUrl);
  // A browser on this machine uses the server without the proxy that adds https.
  const protocols = isLoopbackName(host) ? [protocol, "http:"] : [protocol];
  return [origin, ...protocols.map((each) => URL.parse(`${each}//${host}`)?.origin)];
}
