import type { ErrorDetail } from "#contract/errors.ts";
import type { AppError } from "../errors/app-error.ts";
import { presentDetail } from "../errors/present-error.ts";
import type { Logger } from "../log/log.ts";

interface FailedRun {
  /** The name of the missing result for the log: "a reading". */
  name: string;
  ids: Record<string, string>;
  ending: "failed" | "stopped";
  /** The error that the run's readers receive. */
  error: AppError;
  feed: { push(event: ErrorDetail & { type: "error" }): unknown };
  /**
   * Stores that the run has ended. If it rejects, the run is marked as failed later because its heartbeat is missing.
   */
  store(): Promise<unknown>;
}

/** Ends a run that has no result: logs a failure, stores the end and sends the error to the readers. Never rejects. */
export async function endWithoutResult(
  log: Logger,
  { name, ids, ending, error, feed, store }: FailedRun,
): Promise<"failed" | "stopped"> {
  if (ending === "failed") log.error({ err: error, ...error.log, ...ids }, `${name} failed`);
  try {
    await store();
  } catch (cause) {
    log.error({ err: cause, ...ids }, `the end of ${name} could not be written`);
  }
  feed.push({ type: "error", ...presentDetail(error) });
  return ending;
}
