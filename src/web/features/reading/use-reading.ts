import { useEffect, useReducer, useState } from "react";
import type { ErrorDetail } from "../../../contract/errors.ts";
import type { ReadingEvent } from "../../../contract/readings.ts";
import { ApiError, isApiError, isServerFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { readEvents } from "../../api/read-events.ts";
import type { Call } from "../../api/request.ts";
import { pause } from "../../ui/pause.ts";
import { followReading, NOTHING_YET, type ReadingProgress } from "./follow-reading.ts";
import { inputOf, type ReadingOrder } from "./reading-order.ts";

/** Why there will be no reading: the server's answer, or the browser's own that nothing answers. */
export type ReadingFailure = Pick<ApiError, "code" | "status" | "message" | "field" | "opensAt" | "help">;

/** Nothing answered, or nothing of use: the reading may run on at the server, and its key finds it. */
export function mayRunOn({ status }: ReadingFailure): boolean {
  return status === 0 || status >= 500;
}

export interface ReadingState {
  progress: ReadingProgress;
  failure: ReadingFailure | null;
  /** Why the stream is asked for again: no answer came, or the server answered that it cannot. `null` while it flows. */
  trouble: "offline" | "server" | null;
  isStopping: boolean;
  /** Ends it on the server; what comes of that arrives as the stream's end. */
  stop: () => void;
}

type Step = ReadingEvent | { type: "restart" };

/**
 * Asks for the reading that `order.key` names and follows it to its end, across reloads and lost connections: the
 * same key never draws twice. For another order, mount anew.
 */
export function useReading(order: ReadingOrder & { key: string }): ReadingState {
  const [asked] = useState(order);
  const [progress, follow] = useReducer(takeStep, NOTHING_YET);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const [trouble, setTrouble] = useState<ReadingState["trouble"]>(null);
  const [isStopping, setStopping] = useState(false);

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
    // The reading goes on then, and counts: it can be asked again.
    api.readings.stop({ key: asked.key }).catch(() => setStopping(false));
  }

  return { progress, failure: failure ?? failureOfProgress(progress), trouble, isStopping, stop };
}

function takeStep(progress: ReadingProgress, step: Step): ReadingProgress {
  return step.type === "restart" ? NOTHING_YET : followReading(progress, step);
}

async function followToEnd(
  order: ReadingOrder & { key: string },
  signal: AbortSignal,
  follow: (event: ReadingEvent) => void,
  setTrouble: (trouble: ReadingState["trouble"]) => void,
): Promise<void> {
  // In a task of its own: a slow phone is still busy with the page.
  await pause();
  signal.throwIfAborted();
  const first: Call = {
    method: "POST",
    path: "/api/readings",
    body: { ...inputOf(order), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    headers: { "idempotency-key": order.key },
  };
  const again: Call = { method: "GET", path: `/api/readings/${encodeURIComponent(order.key)}/events` };
  const events = readEvents<ReadingEvent>({
    first,
    again,
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
