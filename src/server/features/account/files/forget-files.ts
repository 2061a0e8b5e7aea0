import { sql } from "drizzle-orm";
import { deleteByKey } from "#server/platform/jobs/delete-by-key.ts";
import type { FileServices } from "./file-services.ts";

/** The number of files that one transaction deletes; small, because each file has many parts. */
const FILES_A_BATCH = 5;

/** Deletes expired export files with their contents. */
export async function forgetFiles({
  database,
  clock,
}: Pick<FileServices, "database" | "clock">): Promise<Record<string, number>> {
  const files = await deleteByKey(database, {
    table: "app.exports",
    key: ["user_id", "id"],
    time: "expires_at",
    where: sql`expires_at <= ${clock.now().toISOString()}::timestamptz`,
    batch: FILES_A_BATCH,
  });
  return { files };
}
