import type { IncomingMessage, ServerResponse } from "node:http";

/** A request whose body, where it has one, has been read already: raw text for the auth library, parsed for the API. */
export type HttpRequest = IncomingMessage & { body?: unknown };
export type HttpResponse = ServerResponse;

/** What is noted about a request while it is answered, for its one line in the log and for the figures. */
export interface Trace {
  requestId: string;
  /** The route's pattern, `/api/insights/{id}`; never the address itself, which holds ids. */
  route: string;
  /** Asked for so often, and of so little interest, that its line is for debugging. */
  isRoutine?: boolean;
  errorCode?: string;
  notes?: Record<string, string | number | boolean>;
}

/** The path of a request without its query, still percent-encoded. */
export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith("/") ? path : "/";
}

/** Whether a request only reads. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
}
