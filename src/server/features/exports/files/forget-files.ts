import type { FileServices } from "./file-services.ts";
import { deleteFile, selectExpired } from "./files.queries.ts";
import { removeParts } from "./part-files.ts";

/** The number of files that are looked for at a time. */
const FILES_AT_ONCE = 20;

/**
 * Deletes expired export files: the bytes first, so that none are left without a row. Throws if the store does not answer;
 * the next run goes on.
 */
export async function forgetFiles({
  database,
  storage,
  clock,
}: Pick<FileServices, "database" | "storage" | "clock">): Promise<Record<string, number>> {
  let files = 0;
  for (;;) {
    const found = await database.asJobs(async (tx) => await selectExpired(tx, clock.now(), FILES_AT_ONCE));
    for (const file of found) {
      await removeParts(storage, file);
      await database.batch(file, (tx) => [deleteFile(tx, file)]);
      files += 1;
    }
    if (found.length < FILES_AT_ONCE) return { files };
  }
}
