import { createParser, type EventSourceMessage } from "eventsource-parser";
import { ApiError, isApiError, isServerFault, isWorthRetrying, offlineError } from "./api-error.ts";
import type { StreamCall } from "./client.ts";
import { sendRequest } from "./request.ts";

const BACKOFF_MS = [1_000, 2_000, 5_000, 10_000];
const TRIES_WITHOUT_AN_EVENT = 8;
/** The number of retries after 5xx answers. It is lower than the number of retries after missing answers. */
const TRIES_AFTER_A_SERVER_FAULT = 2;
const SILENCE_MS = 30_000;

export interface EventSourceOptions<Event> {
  /**
   * The call that opens the stream. It is sent until the first event arrives. It may be sent more than once, so a
   * POST needs an Idempotency-Key.
   */
  first: StreamCall<Event>;
  /** Returns the answer to `first` if it was requested earlier, else `undefined`. The signal aborts that request. */
  ahead?: (signal: AbortSignal) => Promise<Response> | undefined;
  /** The call that continues the stream after the first event. It is sent with `Last-Event-ID`. */
  again: StreamCall<Event>;
  /** Returns whether this event ends the stream. After such an event there is no reconnect. */
  isLast: (event: Event) => boolean;
  signal?: AbortSignal;
  /** The id of the last event that was received before a reload. The stream continues after that event. */
  lastEventId?: string;
  /**
   * Called with the state of the stream. open: data arrives · lost: `error` broke the connection, and the next try
   * follows after `retryMs`
   */
  onConnection?: (state: { state: "open" } | { state: "lost"; retryMs: number; error: unknown }) => void;
}

/**
 * Yields every event once and in order. Reconnects after 1, 2, 5, then every 10 seconds. Ends after the last
 * event. Throws `ApiError` if the server refuses, if two retries after a 5xx also get a 5xx, or after eight
 * failed retries. Throws the signal's reason when aborted.
 */
export async function* readEvents<Event>(
  options: EventSourceOptions<Event>,
): AsyncGenerator<Event, void, undefined> {
  let lastId = options.lastEventId ?? null;
  let failures = { all: 0, ofServer: 0 };
  for (;;) {
    try {
      for await (const { id, event } of readOnce<Event>(options, lastId)) {
        failures = { all: 0, ofServer: 0 };
        lastId = id ?? lastId;
        yield event;
        if (options.isLast(event)) return;
      }
      throw offlineError("the stream ended early");
    } catch (error) {
      await waitToAskAgain(error, failures, options);
      failures = { all: failures.all + 1, ofServer: failures.ofServer + (isServerFault(error) ? 1 : 0) };
    }
  }
}

/** Waits before the next try. Rethrows an error that a retry cannot fix. */
async function waitToAskAgain(
  error: unknown,
  failures: { all: number; ofServer: number },
  { signal, onConnection }: Pick<EventSourceOptions<unknown>, "signal" | "onConnection">,
): Promise<void> {
  const isInVain =
    failures.all >= TRIES_WITHOUT_AN_EVENT ||
    (isServerFault(error) && failures.ofServer >= TRIES_AFTER_A_SERVER_FAULT);
  if (signal?.aborted || !isWorthRetrying(error) || isInVain) throw error;
  const retryMs = BACKOFF_MS[Math.min(failures.all, BACKOFF_MS.length - 1)] ?? 0;
  onConnection?.({ state: "lost", retryMs, error });
  await pause(retryMs, signal);
}

async function* readOnce<Event>(options: EventSourceOptions<Event>, lastId: string | null) {
  const watch = watchSilence(options.signal);
  try {
    const call = lastId === null ? options.first : options.again;
    const headers = { ...call.headers, ...(lastId === null ? {} : { "last-event-id": lastId }) };
    const early = lastId === null ? options.ahead?.(watch.signal) : undefined;
    const { body } = await (early ?? sendRequest({ ...call, headers, signal: watch.signal }));
    if (!body) throw offlineError("an answer without a body");
    options.onConnection?.({ state: "open" });
    for await (const { event, id = null, data } of parseEvents(body, watch.heard)) {
      if (event === "done") return;
      yield { id, event: JSON.parse(data) as Event };
    }
  } catch (error) {
    throw isApiError(error) || options.signal?.aborted ? error : offlineError(error);
  } finally {
    watch.stop();
  }
}

/** Yields the events of an answer as they come. Calls `onLife` for whatever arrives, also for a keep-alive. */
async function* parseEvents(body: ReadableStream<Uint8Array>, onLife: () => void) {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onLife();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Aborts the request when nothing arrives for 30 seconds, not even a keep-alive. */
function watchSilence(outer: AbortSignal | undefined) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => silence.abort(new ApiError({ code: "offline", message: "silence" }, 0)),
      SILENCE_MS,
    );
  };
  heard();
  const signal = outer ? AbortSignal.any([outer, silence.signal]) : silence.signal;
  return { signal, heard, stop: () => clearTimeout(timer) };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
