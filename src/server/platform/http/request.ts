import type { IncomingMessage, ServerResponse } from "node:http";

export type HttpRequest = IncomingMessage & {
  /** The parsed body, once it has been read. */
  body?: unknown;
  /** The network that the request comes from: an IPv4 address, or the first half of an IPv6 address. */
  network?: string;
  /** Whether the request has a session cookie that this server signed, which may have ended since, or an access token that holds. */
  isSignedIn?: boolean;
};
export type HttpResponse = ServerResponse;

/** A request and its answer. The room that a body takes in memory is given back when the answer has ended. */
export interface Exchange {
  request: HttpRequest;
  response: HttpResponse;
}

/** Data collected about a request while it is answered, for its log line and the metrics. */
export interface Trace {
  requestId: string;
  /** The route's pattern, `/api/insights/{id}`; never the actual path, which contains ids. */
  route: string;
  /** Whether the request is frequent and uninteresting, so that it is logged only at debug level. */
  isRoutine?: boolean;
  errorCode?: string;
  notes?: Record<string, string | number | boolean>;
}

/** The path of a request without its query, still percent-encoded. */
export function requestPathOf(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith("/") ? path : "/";
}

/** Whether a request only reads. */
export function isReadRequest(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
}
