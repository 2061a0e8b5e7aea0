import { ApiError, isApiError, isServerFault, isWorthRetrying, offlineError } from "./api-error.ts";
import { parseEvents } from "./parse-events.ts";
import { type Call, send } from "./request.ts";

const BACKOFF_MS = [1_000, 2_000, 5_000, 10_000];
const TRIES_WITHOUT_AN_EVENT = 8;
/** A server that answers that it cannot is believed sooner than silence: within seconds. */
const TRIES_AFTER_A_SERVER_FAULT = 2;
const SILENCE_MS = 30_000;

export interface EventSourceOptions<Event> {
  /** Asked until the first event has come; it may be asked twice, so a POST needs its Idempotency-Key. */
  first: Call;
  /** Asked after that, with `Last-Event-ID`. */
  again: Call;
  /** After this event nothing more is expected and nothing is asked. */
  isLast: (event: Event) => boolean;
  signal?: AbortSignal;
  /** Where to go on from, when a reload has cut the reading in two. */
  lastEventId?: string;
  /** open: bytes arrive · lost: asked again in `retryMs`, because of `error` */
  onConnection?: (state: { state: "open" } | { state: "lost"; retryMs: number; error: unknown }) => void;
}

/**
 * Every event once and in order, over as many connections as it takes: after 1, 2, 5, then 10 seconds it asks again.
 * Ends after the last event. Fails with `ApiError` where the server refuses, after two more answers of 500 and above,
 * after eight tries in vain, and with the signal's reason when aborted.
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

/** Rethrows what asking again would not mend. */
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
    const { body } = await send({ ...call, headers, signal: watch.signal });
    if (!body) throw offlineError("an answer without a body");
    options.onConnection?.({ state: "open" });
    for await (const sent of parseEvents(body, watch.heard)) {
      if (sent.name === "done") return;
      yield { id: sent.id, event: JSON.parse(sent.data) as Event };
    }
  } catch (error) {
    throw isApiError(error) || options.signal?.aborted ? error : offlineError(error);
  } finally {
    watch.stop();
  }
}

/** Aborts when nothing, not even a keep-alive, has been heard for half a minute. */
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
