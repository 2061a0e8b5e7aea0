import { sql } from "drizzle-orm";
import { REPORT_KEPT_DAYS, UNANSWERED_REPORT_KEPT_DAYS } from "#domain/account/kept-records.ts";
import { DAY_MS } from "#domain/time.ts";
import { firstIdAt } from "../../platform/db/ids.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";

/** Deletes old reports with their answers. The person's own note of a report stays with the reading. */
export async function forgetReports({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const reports = { table: "auth.report", key: ["id"] } as const;
  return {
    answered: await deleteByKey(database, {
      ...reports,
      time: "answered_at",
      where: sql`answered_at < ${daysAgo(REPORT_KEPT_DAYS).toISOString()}::timestamptz`,
    }),
    // The id of a report holds the time at which it was sent.
    unanswered: await deleteByKey(database, {
      ...reports,
      time: "id",
      where: sql`id < ${firstIdAt(daysAgo(UNANSWERED_REPORT_KEPT_DAYS))}::uuid and answered_at is null`,
    }),
  };
}
