import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { isRead } from "./request.ts";

/**
 * Refuses a write that a page of another site sent. Browsers name the page's origin in every such request, and
 * cannot be made to lie about it; a caller that names none is not a browser and holds nobody else's cookie.
 */
export function refuseForeignWrite(request: IncomingMessage, appUrl: string): void {
  if (isRead(request) || isOwnOrigin(request.headers, appUrl)) return;
  throw new AppError("forbidden_origin", sentenceOf("forbidden_origin"));
}

/** Whether no page of another site asks. For a websocket too, whose handshake carries the cookie from anywhere. */
export function isOwnOrigin(headers: IncomingHttpHeaders, appUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  return origin === undefined
    ? site === undefined || site === "same-origin" || site === "none"
    : origin === URL.parse(appUrl)?.origin || (host !== undefined && URL.parse(origin)?.host === host);
}
