import { sql } from "drizzle-orm";
import type { Floor } from "../../platform/floor.ts";

/**
 * For so long a page that was open all the time may still learn that its session ran out rather than was revoked: then it
 * puts drafts away instead of forgetting them.
 */
const LAPSED_KEPT_MS = 86_400_000;

/**
 * Forgets sessions that ran out a day ago, with what their browsers called themselves, and links that have gone stale.
 */
export async function forgetSessions({
  database,
  clock,
}: Pick<Floor, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now();
  const lapsedBefore = new Date(now.getTime() - LAPSED_KEPT_MS).toISOString();
  return await database.asJobs(async (tx) => {
    const sessions = await tx.execute(
      sql`delete from auth.session where expires_at < ${lapsedBefore}::timestamptz`,
    );
    const links = await tx.execute(
      sql`delete from auth.verification where expires_at < ${now.toISOString()}::timestamptz`,
    );
    return { sessions: sessions.rowCount ?? 0, links: links.rowCount ?? 0 };
  });
}
