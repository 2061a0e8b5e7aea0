import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { stopRun } from "../../platform/streams/live-runs.ts";
import { selectRunByKey } from "./readings.queries.ts";
import type { ReadingRuns } from "./readings.ts";
import { requestStop } from "./runs.queries.ts";

/**
 * Stops the reading of this key in any process; nothing of it is saved. `stopped` is false when it had
 * already ended. Throws `not_found` when there is no such reading.
 */
export async function stopReading(
  {
    database,
    clock,
    live: hints,
    readingRuns,
  }: Pick<Services, "database" | "clock" | "live"> & { readingRuns: ReadingRuns },
  userId: string,
  key: string,
): Promise<{ stopped: boolean }> {
  const live = readingRuns.find(userId, key);
  if (live) return { stopped: await stopRun(live) };
  const now = clock.now();
  const [asked, [run]] = await database.batch({ userId }, (tx) => [
    requestStop(tx, userId, key, now),
    selectRunByKey(tx, userId, key),
  ]);
  if (!run) throw new AppError("not_found", sentences.readingNotFound);
  if (asked.length > 0) hints.runWanted({ userId, key });
  return { stopped: asked.length > 0 };
}
