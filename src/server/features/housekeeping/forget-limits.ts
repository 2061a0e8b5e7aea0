import { sql } from "drizzle-orm";
import { WINDOW_MS } from "#domain/limits/rate-limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { LONGEST_WINDOW_MS } from "../../platform/auth/limits.ts";
import type { Services } from "../../platform/services.ts";

const MONTH_MS = 30 * DAY_MS;

/**
 * Deletes rate limits whose window is over, including the network addresses in them, and records of guests
 * who moved to an account.
 */
export async function forgetLimits({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().getTime();
  const windowBefore = new Date(now - WINDOW_MS).toISOString();
  return await database.asJobs(async (tx) => {
    const people = await tx.execute(sql`
      delete from limits.rate_limits
      where window_start < ${windowBefore}::timestamptz
        and (blocked_until is null or blocked_until < ${new Date(now).toISOString()}::timestamptz)`);
    const networks = await tx.execute(sql`
      delete from auth.rate_limit where last_request < ${now - LONGEST_WINDOW_MS}::bigint`);
    // A reading that was running when its guest moved has ended long ago.
    const moves = await tx.execute(sql`
      delete from auth.moved_guest where moved_at < ${windowBefore}::timestamptz`);
    await tx.execute(sql`delete from auth.write_count where since < ${windowBefore}::timestamptz`);
    const monthAgo = new Date(now - MONTH_MS).toISOString();
    await tx.execute(sql`delete from limits.token_days where day < ${monthAgo}::timestamptz`);
    return { people: people.rowCount ?? 0, networks: networks.rowCount ?? 0, moves: moves.rowCount ?? 0 };
  });
}
