import { MINUTE_MS } from "#domain/time.ts";
import type { Services } from "../../platform/services.ts";
import { removeHidden } from "./picture-files.ts";
import { hideUnfinished, selectUnfinished } from "./pictures.queries.ts";

/** After this time without a change, an upload counts as cut off. It is far longer than an upload takes. */
const CUT_OFF_MS = 15 * MINUTE_MS;
const MOST_A_RUN = 100;

/**
 * Deletes pictures whose upload was cut off and those that were hidden, such as a deleted block's: the bytes, then the row.
 * A picture that cannot be deleted now is tried again at the next run.
 */
export async function forgetPictures(
  services: Pick<Services, "database" | "storage" | "clock" | "log">,
): Promise<Record<string, number>> {
  const { database, storage, clock, log } = services;
  const before = new Date(clock.now().getTime() - CUT_OFF_MS);
  await storage.deleteUnfinished(before);
  const found = await database.asJobs(async (tx) => await selectUnfinished(tx, before, MOST_A_RUN));
  let pictures = 0;
  for (const picture of found) {
    try {
      const [hidden] = await database.batch(picture, (tx) => [hideUnfinished(tx, picture, before)]);
      if (hidden.length === 0) continue;
      await removeHidden(services, picture);
      pictures += 1;
    } catch (error) {
      log.warn({ err: error }, "a picture could not be deleted");
    }
  }
  return { pictures };
}
