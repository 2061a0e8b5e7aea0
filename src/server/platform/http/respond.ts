import { AppError } from "../errors/app-error.ts";
import { presentError } from "../errors/present-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { statusOf } from "../errors/status.ts";
import { type HttpResponse, isReadRequest, type Trace } from "./request.ts";

/** The default `Retry-After` of the error `unavailable`, in seconds. */
const UNAVAILABLE_RETRY_S = 2;

/** Sends a complete answer. For a HEAD request, Node sends only the headers. */
export function sendResponse(
  response: HttpResponse,
  { status = 200, type, body }: { status?: number; type: string; body: string | Buffer },
): void {
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
  response.end(body);
}

export function sendJson(response: HttpResponse, value: unknown, status = 200): void {
  sendResponse(response, { status, type: "application/json", body: JSON.stringify(value) });
}

/**
 * Answers with an error. If the answer has already begun, closes the connection instead, so that nobody takes
 * it as complete.
 */
export function sendError(response: HttpResponse, error: AppError, trace: Trace): void {
  trace.errorCode = error.code;
  trace.notes = error.log;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(errorHeaders(error))) response.setHeader(name, value);
  // The rest of a refused body is not read, so the connection cannot be reused.
  if (!isReadRequest(response.req) && !response.req.complete) response.setHeader("connection", "close");
  sendJson(response, presentError(error), statusOf(error.code));
}

export function errorHeaders(error: AppError): Record<string, string> {
  const { retryAfter = error.code === "unavailable" ? UNAVAILABLE_RETRY_S : undefined } = error.detail;
  return {
    "cache-control": "no-store",
    ...(retryAfter === undefined ? {} : { "retry-after": String(Math.max(0, Math.ceil(retryAfter))) }),
  };
}

/**
 * Refuses a request with an unsupported method: sets the `Allow` header to `allowed` and throws `method_not_allowed`.
 */
export function refuseMethod(response: HttpResponse, allowed: string[]): never {
  response.setHeader("allow", allowed.join(", "));
  throw new AppError("method_not_allowed", sentenceOf("method_not_allowed"));
}
