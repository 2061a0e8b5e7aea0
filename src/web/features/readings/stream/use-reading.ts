import { useEffect, useReducer, useState } from "react";
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

type Step = ReadingEvent | { type: "restart" };

/**
 * Requests the reading with this key and follows it to its end, across reloads and lost connections. Requests with
 * the same key never draw cards twice. For another request, mount a new component.
 */
export function useReading(request: ReadingRequest): ReadingState {
  const [asked] = useState(request);
  const [progress, follow] = useReducer(takeStep, NOTHING_YET);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const [trouble, setTrouble] = useState<ReadingState["trouble"]>(null);
  const [isStopping, setStopping] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    follow({ type: "restart" });
    followToEnd(asked, leaving.signal, follow, setTrouble).catch((error: unknown) => {
      if (!leaving.signal.aborted) setFailure(failureOf(error));
    });
    return () => leaving.abort();
  }, [asked]);

  function stop(): void {
    setStopping(true);
    // If the stop request fails, the reading continues and counts. The person can press 'Stop' again.
    api.readings.stop({ key: asked.key }).catch(() => setStopping(false));
  }

  function leaveModel(): void {
    setLeaving(true);
    // If it was too late, the model's words are on their way. The button stays busy until any words are there.
    api.readings.leaveModel({ key: asked.key }).catch(() => setLeaving(false));
  }

  return {
    progress,
    failure: failure ?? failureOfProgress(progress),
    trouble,
    isStopping,
    stop,
    isLeaving,
    leaveModel,
  };
}

function takeStep(progress: ReadingProgress, step: Step): ReadingProgress {
  return step.type === "restart" ? NOTHING_YET : reduceReadingProgress(progress, step);
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
