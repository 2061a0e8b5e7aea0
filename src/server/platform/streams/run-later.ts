import type { Logger } from "../log/log.ts";
import { createLiveRuns, type LiveRuns } from "./live-runs.ts";

interface LaterRun {
  stop(): void;
  ended: Promise<string>;
}

/** Work that goes on in this process after the request that started it was answered. */
export type LaterRuns = LiveRuns<LaterRun>;

export function createLaterRuns(): LaterRuns {
  return createLiveRuns();
}

interface LaterWork {
  /** The name of the work. Work of the same name runs only once at a time for each person. */
  name: string;
  /** The message to log if the work fails. */
  failure: string;
  work: () => Promise<unknown>;
}

/**
 * Starts work in the background, unless work of this name is running for this person. Resolves with "done" or "failed".
 * Never throws; a failure is logged.
 */
export function runLater(
  { runs, log }: { runs: LaterRuns; log: Pick<Logger, "error"> },
  userId: string,
  { name, failure, work }: LaterWork,
): Promise<string> {
  const running = runs.find(userId, name);
  if (running) return running.ended;
  const ended = work().then(
    () => "done",
    (error: unknown) => {
      log.error({ err: error, userId }, failure);
      return "failed";
    },
  );
  runs.add(userId, name, { stop: () => undefined, ended });
  return ended;
}
