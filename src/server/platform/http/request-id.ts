import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const FORWARDED_ID = /^[\w.-]{8,64}$/;

/** Returns a new id, or the one that a trusted proxy gave the request. */
export function requestIdOf(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const given = headers["x-request-id"];
  return trustProxy && typeof given === "string" && FORWARDED_ID.test(given) ? given : randomUUID();
}
