import type { IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { isRead } from "./request.ts";

/**
 * Refuses a write that a page of another site sent. Browsers name the page's origin in every such request, and
 * cannot be made to lie about it; a caller that names none is not a browser and holds nobody else's cookie.
 */
export function refuseForeignWrite(request: IncomingMessage, appUrl: string): void {
  if (isRead(request)) return;
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const isOurs =
    origin === undefined
      ? site === undefined || site === "same-origin" || site === "none"
      : origin === URL.parse(appUrl)?.origin || (host !== undefined && URL.parse(origin)?.host === host);
  if (!isOurs) throw new AppError("forbidden_origin", sentenceOf("forbidden_origin"));
}
