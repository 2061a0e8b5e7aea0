import { sql } from "drizzle-orm";
import { USAGE_KEPT_DAYS } from "#domain/plans/kept.ts";
import { DAY_MS } from "#domain/time.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";

/** Deletes the recorded costs of old model calls. Resolves with the number of deleted records. */
export async function forgetUsage({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - USAGE_KEPT_DAYS * DAY_MS).toISOString();
  const calls = await deleteByKey(database, {
    table: "app.ai_usage",
    key: ["user_id", "id"],
    time: "created_at",
    where: sql`created_at < ${before}::timestamptz`,
  });
  return { calls };
}
