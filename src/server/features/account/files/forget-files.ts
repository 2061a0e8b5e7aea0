import { sql } from "drizzle-orm";
import type { FileServices } from "./file-services.ts";

/** Files that one run deletes. The rest waits for the next one. */
const MOST = 1000;

/** Deletes files that have run out, with their bytes. */
export async function forgetFiles({
  database,
  clock,
}: Pick<FileServices, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().toISOString();
  return await database.asJobs(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from app.exports e using (
        select user_id, id from app.exports where expires_at <= ${now}::timestamptz limit ${MOST}
      ) old where e.user_id = old.user_id and e.id = old.id`);
    return { files: rowCount ?? 0 };
  });
}
