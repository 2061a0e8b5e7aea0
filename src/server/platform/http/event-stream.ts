import type { ErrorDetail } from "../../../contract/errors.ts";
import { presentDetail } from "../errors/present-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { Logger } from "../log/log.ts";
import type { Trace } from "./request.ts";

type ErrorEvent = ErrorDetail & { type: "error" };

/** What has to be known of the request that a stream answers. */
interface Asked {
  log: Logger;
  trace: Trace;
}

export function isEventStream(output: unknown): output is AsyncIterator<unknown> {
  return typeof output === "object" && output !== null && Symbol.asyncIterator in output && "next" in output;
}

/**
 * The same events; a failure in the middle becomes a last event of type `error`, since the status has long been sent.
 * Not a generator: its `return` would wait for the event under way, and a reader who left must be noticed at once.
 */
export function endWithErrorEvent(
  events: AsyncIterator<unknown>,
  context: Asked,
): AsyncIterableIterator<unknown> {
  let hasFailed = false;
  return {
    async next() {
      if (hasFailed) return { done: true, value: undefined };
      try {
        return await events.next();
      } catch (thrown) {
        hasFailed = true;
        return { done: false, value: errorEvent(thrown, context) };
      }
    },
    async return(value) {
      hasFailed = true;
      await events.return?.();
      return { done: true, value };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function errorEvent(thrown: unknown, context: Asked): ErrorEvent {
  const error = toAppError(thrown);
  context.trace.errorCode = error.code;
  if (error.code === "internal") context.log.error({ err: error, ...error.log }, "stream failed");
  return { type: "error", ...presentDetail(error) };
}
