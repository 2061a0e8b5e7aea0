import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { selectRunByKey } from "./readings.queries.ts";
import type { ReadingRuns } from "./readings.ts";
import { requestWithoutModel } from "./runs.queries.ts";

/**
 * Has the offline duck write the reading of this key in place of the model that is waited for, in any process. `left` is
 * false when its first words are there, when it has ended, or when only a model can write it. Throws `not_found` when there
 * is no such reading.
 */
export async function leaveModel(
  {
    database,
    clock,
    live: hints,
    readingRuns,
  }: Pick<Services, "database" | "clock" | "live"> & { readingRuns: ReadingRuns },
  userId: string,
  key: string,
): Promise<{ left: boolean }> {
  const live = readingRuns.find(userId, key);
  if (live) return { left: live.leaveModel() };
  const now = clock.now();
  const [asked, [run]] = await database.batch({ userId }, (tx) => [
    requestWithoutModel(tx, userId, key, now),
    selectRunByKey(tx, userId, key),
  ]);
  if (!run) throw new AppError("not_found", sentences.readingNotFound);
  if (asked.length > 0) hints.runWanted({ userId, key });
  return { left: asked.length > 0 };
}
