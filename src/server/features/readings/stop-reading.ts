import type { Services } from "../../platform/services.ts";
import { stopRun } from "../../platform/streams/live-runs.ts";
import { askElsewhere } from "./ask-elsewhere.ts";
import type { ReadingRuns } from "./readings.ts";
import { requestReadingStop } from "./runs.queries.ts";

/**
 * Stops the reading of this key in any process; nothing of it is saved. `stopped` is false when it had
 * already ended. Throws `not_found` when there is no such reading.
 */
export async function stopReading(
  services: Pick<Services, "database" | "clock" | "live"> & { readingRuns: ReadingRuns },
  userId: string,
  key: string,
): Promise<{ stopped: boolean }> {
  const live = services.readingRuns.find(userId, key);
  const stopped = live
    ? await stopRun(live)
    : await askElsewhere(services, { userId, key }, requestReadingStop);
  return { stopped };
}
