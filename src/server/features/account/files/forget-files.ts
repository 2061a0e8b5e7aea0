import { sql } from "drizzle-orm";
import { inBatches } from "#server/platform/jobs/in-batches.ts";
import type { FileServices } from "./file-services.ts";

/** The number of files that one transaction deletes; small, because each file has many parts. */
const FILES_A_BATCH = 5;

/** Deletes expired export files with their contents. */
export async function forgetFiles({
  database,
  clock,
}: Pick<FileServices, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().toISOString();
  const files = await inBatches(
    database,
    async (tx, limit) => {
      const { rowCount } = await tx.execute(sql`
        with old as (
          select user_id, id from app.exports where expires_at <= ${now}::timestamptz order by expires_at limit ${limit}
        )
        delete from app.exports e using old where e.user_id = old.user_id and e.id = old.id`);
      return rowCount ?? 0;
    },
    FILES_A_BATCH,
  );
  return { files };
}
