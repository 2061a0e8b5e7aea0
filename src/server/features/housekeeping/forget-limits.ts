import { type SQL, sql } from "drizzle-orm";
import { utcDay } from "#domain/calendar-days.ts";
import { WINDOW_MS } from "#domain/limits/rate-limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { LONGEST_WINDOW_MS } from "../../platform/auth/limits.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import type { Services } from "../../platform/services.ts";

/** How long the tokens of a day are kept: longer than the longest month, whose days are added up. */
const TOKEN_DAYS_MS = 40 * DAY_MS;

/**
 * Deletes rate limits whose window is over, including the network addresses in them, and records of guests
 * who moved to an account.
 */
export async function forgetLimits({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().getTime();
  const at = (time: number): SQL => sql`${new Date(time).toISOString()}::timestamptz`;
  const windowBefore = at(now - WINDOW_MS);
  const counted = {
    time: "window_start",
    where: sql`window_start < ${windowBefore} and (blocked_until is null or blocked_until < ${at(now)})`,
  };
  const people = await deleteByKey(database, {
    ...counted,
    table: "limits.person_limits",
    key: ["user_id", "name"],
  });
  // A process of the previous version that runs beside this one still counts in this table. Its rows are named after people.
  const formerPeople = await deleteByKey(database, {
    ...counted,
    table: "limits.rate_limits",
    key: ["id"],
  });
  const networks = await deleteByKey(database, {
    table: "auth.rate_limit",
    key: ["id"],
    time: "last_request",
    where: sql`last_request < ${now - LONGEST_WINDOW_MS}::bigint`,
  });
  // A reading that was running when its guest moved has ended long ago.
  const moves = await deleteByKey(database, {
    table: "auth.moved_guest",
    key: ["from_user_id"],
    time: "moved_at",
    where: sql`moved_at < ${windowBefore}`,
  });
  await deleteByKey(database, {
    table: "auth.write_count",
    key: ["user_id"],
    time: "since",
    where: sql`since < ${windowBefore}`,
  });
  const firstKept = utcDay(new Date(now - TOKEN_DAYS_MS));
  await deleteByKey(database, {
    table: "limits.token_days",
    key: ["day"],
    time: "day",
    where: sql`day < ${firstKept}::date`,
  });
  return { people: people + formerPeople, networks, moves };
}
