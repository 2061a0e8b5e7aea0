import { sql } from "drizzle-orm";
import type { Floor } from "../../platform/floor.ts";

/**
 * Forgets addresses that nobody has confirmed and that no link waits for any more, and those that have come to an
 * account in another way than by signing up.
 */
export async function forgetUnconfirmed({
  database,
  clock,
}: Pick<Floor, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().toISOString();
  return await database.asJobs(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from lookup.waitlist w
      where (w.confirmed_at is null and greatest(w.confirm_until, w.invited_until) < ${now}::timestamptz)
        or exists (select from auth."user" u where u.email = w.email)`);
    return { addresses: rowCount ?? 0 };
  });
}
