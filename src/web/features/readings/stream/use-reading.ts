import { useEffect, useReducer } from "react";
import type { ErrorDetail } from "#contract/errors.ts";
import type { ReadingEvent } from "#contract/readings.ts";
import { ApiError, isApiError, isServerFault } from "#web/api/api-error.ts";
import { api } from "#web/api/client.ts";
import { readEvents } from "#web/api/read-events.ts";
import { pause } from "#web/ui/pause.ts";
import { NOTHING_YET, type ReadingProgress, reduceReadingProgress } from "./follow-reading.ts";
import { continuationOf, creationOf, type ReadingRequest, takeAhead } from "./reading-ahead.ts";

/** Why a reading failed: the server's error, or an error of this browser if there was no answer. */
export type ReadingFailure = Pick<ApiError, "code" | "status" | "message" | "field" | "opensAt" | "help">;

/**
 * Returns whether the reading may still run on the server, because no useful answer arrived. A request with the
 * same key finds it again.
 */
export function mayStillRun({ status }: ReadingFailure): boolean {
  return status === 0 || status >= 500;
}

export interface ReadingState {
  progress: ReadingProgress;
  failure: ReadingFailure | null;
  /** Why the stream is being requested again: no connection, or a server error. `null` while the stream works. */
  trouble: "offline" | "server" | null;
  isStopping: boolean;
  /** Stops the reading on the server. The result arrives as the last event of the stream. */
  stop: () => void;
  isLeaving: boolean;
  /** Has the reading written without the model, whose first words the person does not want to wait for. */
  leaveModel: () => void;
}

/** What was heard of a reading so far. */
type Heard = Omit<ReadingState, "stop" | "leaveModel"> & { request: ReadingRequest | null };

type News =
  | { type: "begun" }
  | { type: "event"; event: ReadingEvent }
  | { type: "changed"; changes: Partial<Heard> };

/**
 * Requests a reading and follows it to its end, across reloads and lost connections. Requests with the same key never draw
 * cards twice. Another request begins anew, also one with the same key: what counts is the object. Without one, there is nothing to
 * follow.
 */
export function useReading(request: ReadingRequest | null): ReadingState {
  const [heard, hear] = useReducer(reduceHeard, request, nothingHeard);

  useEffect(() => {
    if (request === null) return undefined;
    const leaving = new AbortController();
    hear({ of: request, type: "begun" });
    followToEnd(
      request,
      leaving.signal,
      (event) => hear({ of: request, type: "event", event }),
      (trouble) => hear({ of: request, type: "changed", changes: { trouble } }),
    ).catch((error: unknown) => {
      if (!leaving.signal.aborted)
        hear({ of: request, type: "changed", changes: { failure: failureOf(error) } });
    });
    return () => leaving.abort();
  }, [request]);

  function change(changes: Partial<Heard>): void {
    if (request) hear({ of: request, type: "changed", changes });
  }

  function stop(): void {
    if (request === null) return;
    change({ isStopping: true });
    // If the stop request fails, the reading continues and counts. The person can press 'Stop' again.
    api.readings.stop({ key: request.key }).catch(() => change({ isStopping: false }));
  }

  function leaveModel(): void {
    if (request === null) return;
    change({ isLeaving: true });
    // If it was too late, the model's words are on their way. The button stays busy until any words are there.
    api.readings.leaveModel({ key: request.key }).catch(() => change({ isLeaving: false }));
  }

  // What was heard of an earlier request says nothing about this one.
  const shown = heard.request === request ? heard : nothingHeard(request);
  return { ...shown, failure: shown.failure ?? failureOfProgress(shown.progress), stop, leaveModel };
}

function nothingHeard(request: ReadingRequest | null): Heard {
  return {
    request,
    progress: NOTHING_YET,
    failure: null,
    trouble: null,
    isStopping: false,
    isLeaving: false,
  };
}

function reduceHeard(heard: Heard, news: News & { of: ReadingRequest }): Heard {
  if (news.type === "begun") return nothingHeard(news.of);
  if (news.of !== heard.request) return heard;
  if (news.type === "changed") return { ...heard, ...news.changes };
  return { ...heard, progress: reduceReadingProgress(heard.progress, news.event) };
}

async function followToEnd(
  request: ReadingRequest,
  signal: AbortSignal,
  follow: (event: ReadingEvent) => void,
  setTrouble: (trouble: ReadingState["trouble"]) => void,
): Promise<void> {
  // The request starts in a task of its own, because a slow phone is still busy with rendering the page.
  await pause();
  signal.throwIfAborted();
  const { key } = request;
  const events = readEvents({
    first: creationOf(request),
    ahead: (sending) => takeAhead(key, sending),
    again: continuationOf(request),
    isLast: (event) => event.type === "done" || event.type === "error",
    signal,
    onConnection: (connection) =>
      setTrouble(connection.state === "open" ? null : troubleOf(connection.error)),
  });
  for await (const event of events) follow(event);
}

function troubleOf(error: unknown): "offline" | "server" {
  return isServerFault(error) ? "server" : "offline";
}

function failureOfProgress({ error }: ReadingProgress): ReadingFailure | null {
  return error && new ApiError(error as ErrorDetail, 200);
}

function failureOf(error: unknown): ReadingFailure {
  if (isApiError(error)) return error;
  return new ApiError({ code: "internal", message: "Something went wrong. Please try again." }, 0, error);
}
