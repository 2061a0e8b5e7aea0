import { sql } from "drizzle-orm";
import type { Floor } from "../../platform/floor.ts";

/** Forgets sessions that have run out, with what their browsers called themselves, and links that have gone stale. */
export async function forgetSessions({
  database,
  clock,
}: Pick<Floor, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().toISOString();
  return await database.asJobs(async (tx) => {
    const sessions = await tx.execute(sql`delete from auth.session where expires_at < ${now}::timestamptz`);
    const links = await tx.execute(sql`delete from auth.verification where expires_at < ${now}::timestamptz`);
    return { sessions: sessions.rowCount ?? 0, links: links.rowCount ?? 0 };
  });
}
