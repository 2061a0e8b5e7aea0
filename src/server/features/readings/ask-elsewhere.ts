import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { selectRunByKey } from "./readings.queries.ts";
import type { requestReadingStop } from "./runs.queries.ts";

/**
 * Stores what the person asks of a run that another process carries out, and tells that process. Resolves with whether
 * the run still goes on. Throws `not_found` when there is no such reading.
 */
export async function askElsewhere(
  { database, clock, live }: Pick<Services, "database" | "clock" | "live">,
  { userId, key }: { userId: string; key: string },
  request: typeof requestReadingStop,
): Promise<boolean> {
  const now = clock.now();
  const [asked, [run]] = await database.batch({ userId }, (tx) => [
    request(tx, userId, key, now),
    selectRunByKey(tx, userId, key),
  ]);
  if (!run) throw new AppError("not_found", sentences.readingNotFound);
  if (asked.length > 0) live.runWanted({ userId, key });
  return asked.length > 0;
}
