import { statSync, truncateSync } from "node:fs";
import { sql } from "drizzle-orm";
import { AUDIT_KEPT_DAYS } from "#domain/account/kept-records.ts";
import { DAY_MS } from "#domain/time.ts";
import { firstIdAt } from "../../platform/db/ids.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import { LOG_LIMIT_BYTES, logFileIn } from "../../platform/postgres/log-file.ts";
import type { Services } from "../../platform/services.ts";

/** Deletes old entries of the audit log, and empties the log of the embedded PostgreSQL if it has grown long. */
export async function forgetLogs({
  config,
  database,
  clock,
}: Pick<Services, "config" | "database" | "clock">): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - AUDIT_KEPT_DAYS * DAY_MS);
  // The id of an entry holds its time.
  const entries = await deleteByKey(database, {
    table: "auth.admin_action",
    key: ["id"],
    time: "id",
    where: sql`id < ${firstIdAt(before)}::uuid`,
  });
  return { entries, files: emptyIfLong(logFileIn(config.dataDir)) };
}

function emptyIfLong(path: string): number {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file || file.size <= LOG_LIMIT_BYTES) return 0;
  // PostgreSQL appends, so its next line is the first.
  truncateSync(path);
  return 1;
}
