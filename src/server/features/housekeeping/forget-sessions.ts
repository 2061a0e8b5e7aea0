import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time.ts";
import type { Services } from "../../platform/services.ts";

/**
 * How long an expired session is kept. In this time an open page can tell that its session expired and was
 * not revoked, and then it keeps drafts instead of deleting them.
 */
const LAPSED_KEPT_MS = DAY_MS;

/** Deletes sessions that expired a day ago, with their user agents, and expired links. */
export async function forgetSessions({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
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
