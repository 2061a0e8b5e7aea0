// Lets a browser keep private answers and ask whether they are still right, before anything is opened for them.
import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { programVersion } from "../program-version.ts";
import type { HttpResponse } from "./request.ts";
import type { Session } from "./session.ts";

/**
 * Sets the ETag of the answer: a hash of `state`, the session, the endpoint, its input and the version of the program.
 * Throws `NotModified` if the browser has that answer already. `state` must determine the answer together with these, and
 * must need no opened value: stored values as they are, and what the time of day decides.
 */
export type Revalidate = (state: unknown) => void;

/** Ends an operation whose answer the browser has. It becomes the answer 304. */
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

/** Makes the answer one that no browser keeps. */
export function withoutRevalidation(response: HttpResponse): void {
  if (response.headersSent) return;
  response.removeHeader("etag");
  response.setHeader("cache-control", "no-store");
}

/**
 * Tells the browser to delete the answers that it keeps for this site, because the session that they were for is over. Its
 * files of the site go with them.
 */
export function clearBrowserCache(response: HttpResponse): void {
  if (!response.headersSent) response.setHeader("clear-site-data", '"cache"');
}

/** A proxy that compresses an answer marks its ETag as weak, `W/"..."`. */
function isNamed(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
