import type { ErrorDetail } from "#contract/errors.ts";
import type { AppError } from "../errors/app-error.ts";
import { presentDetail } from "../errors/present-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { Logger } from "../log/log.ts";
import type { Trace } from "./request.ts";

type ErrorEvent = ErrorDetail & { type: "error" };

/** The properties of a request that its event stream needs. */
interface Asked {
  log: Logger;
  trace: Trace;
}

export function isEventStream(output: unknown): output is AsyncIterator<unknown> {
  return typeof output === "object" && output !== null && Symbol.asyncIterator in output && "next" in output;
}

export interface EndableStream extends AsyncIterableIterator<unknown> {
  /** Ends the stream with this error as its last event, also while the stream waits for the next one. */
  end(error: AppError): void;
}

/**
 * Passes the events on. A failure becomes a last event of type `error`, since the status has already been
 * sent. Not a generator: its `return` would wait for the pending event, but a reader who left must be noticed
 * at once. `onOver` is called once, after the last event.
 */
export function endWithErrorEvent(
  events: AsyncIterator<unknown>,
  context: Asked,
  onOver: () => void = () => {},
): EndableStream {
  let isOver = false;
  let endedBy: AppError | undefined;
  let interrupt = () => {};
  const over = () => {
    if (!isOver) onOver();
    isOver = true;
  };
  const interrupted = () =>
    new Promise<"ended">((resolve) => {
      interrupt = () => resolve("ended");
    });
  const fail = (thrown: unknown) => {
    over();
    return { done: false, value: errorEvent(thrown, context) };
  };
  return {
    async next() {
      if (isOver) return { done: true, value: undefined };
      try {
        const next = endedBy ? "ended" : await Promise.race([events.next(), interrupted()]);
        if (next === "ended" || endedBy) return fail(endedBy);
        if (next.done) over();
        return next;
      } catch (thrown) {
        return fail(endedBy ?? thrown);
      }
    },
    async return(value) {
      over();
      await events.return?.();
      return { done: true, value };
    },
    end(error) {
      endedBy = error;
      interrupt();
      void Promise.resolve(events.return?.()).catch(() => {});
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
