import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import type { HttpResponse, Trace } from "./request.ts";

/** Logs one line and records one metric per request, once its answer has ended or was cut off. */
export function logWhenAnswered(
  { method, response, trace }: { method: string; response: HttpResponse; trace: Trace },
  { log, metrics }: { log: Logger; metrics: Metrics },
): void {
  const startedAt = performance.now();
  response.once("close", () => {
    const milliseconds = performance.now() - startedAt;
    const { requestId, route, errorCode, notes, isRoutine } = trace;
    const status = response.statusCode;
    metrics.observeRequest({ method, route, status, seconds: milliseconds / 1000 });
    const line = { requestId, method, route, status, ms: Math.round(milliseconds * 10) / 10, errorCode };
    const isCut = response.writableFinished ? {} : { isCut: true };
    log[isRoutine && status < 400 ? "debug" : "info"]({ ...line, ...notes, ...isCut }, "request");
  });
}
