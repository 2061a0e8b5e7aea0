import type { Services } from "../../platform/services.ts";
import { askElsewhere } from "./ask-elsewhere.ts";
import type { ReadingRuns } from "./readings.ts";
import { requestEndWithoutModel } from "./runs.queries.ts";

/**
 * Has the offline duck write the reading of this key in place of the model that is waited for, in any process. `left` is
 * false when its first words are there, when it has ended, or when only a model can write it. Throws `not_found` when there
 * is no such reading.
 */
export async function leaveModel(
  services: Pick<Services, "database" | "clock" | "live"> & { readingRuns: ReadingRuns },
  userId: string,
  key: string,
): Promise<{ left: boolean }> {
  const live = services.readingRuns.find(userId, key);
  return {
    left: live?.leaveModel() ?? (await askElsewhere(services, { userId, key }, requestEndWithoutModel)),
  };
}
