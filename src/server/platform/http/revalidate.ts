// Lets a browser keep private answers and ask whether they are still current, before anything is decrypted for a new
// answer.
import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { programVersion } from "../program-version.ts";
import type { HttpResponse } from "./request.ts";
import type { Session } from "./session.ts";

/**
 * Sets the ETag of the answer: a hash of `state`, the session, the endpoint, its input and the program's version.
 * Throws `NotModified` if the browser already has this answer. `state` must, together with these, determine the answer
 * completely. It must not need decryption: pass stored values as they are, and whatever depends on the current time.
 */
export type Revalidate = (state: unknown) => void;

/** Thrown to end an operation whose answer the browser already has. It becomes the response 304. */
export class NotModified extends Error {
  override name = "NotModified";
}

interface Asked {
  headers: IncomingHttpHeaders;
  response: HttpResponse;
  session: Session | null;
  /** The endpoint and its input. */
  call: { path: readonly string[]; input: unknown };
}

export function createRevalidate({ headers, response, session, call: { path, input } }: Asked): Revalidate {
  return (state) => {
    const all = JSON.stringify([programVersion, session, path, input, state]);
    const etag = `"${hash("sha256", all, "base64url")}"`;
    response.setHeader("etag", etag);
    response.setHeader("cache-control", "private, no-cache");
    response.setHeader("vary", "cookie");
    if (isNamed(headers["if-none-match"], etag)) throw new NotModified();
  };
}

/** Sets headers so that no browser keeps the answer. */
export function withoutRevalidation(response: HttpResponse): void {
  if (response.headersSent) return;
  response.removeHeader("etag");
  response.setHeader("cache-control", "no-store");
}

/** Returns whether the request comes from a browser that holds an answer to it and asks whether it is still current. */
export function holdsAnswer(headers: IncomingHttpHeaders): boolean {
  return headers["if-none-match"] !== undefined;
}

/**
 * Tells the browser to delete the answers that it keeps for this site, because the session that they belong to has
 * ended. The site's cached files are deleted with them.
 */
export function clearBrowserCache(response: HttpResponse): void {
  if (!response.headersSent) response.setHeader("clear-site-data", '"cache"');
}

/**
 * Returns whether an `If-None-Match` header contains the ETag. A proxy that compresses an answer marks the ETag as
 * weak, `W/"..."`.
 */
function isNamed(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
