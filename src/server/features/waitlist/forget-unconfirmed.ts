import { sql } from "drizzle-orm";
import type { Services } from "../../platform/services.ts";

/**
 * Deletes addresses from the waitlist that were not confirmed and whose links have expired, and addresses
 * that have an account.
 */
export async function forgetUnconfirmed({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<string, number>> {
  const now = clock.now().toISOString();
  return await database.asJobs(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from lookup.waitlist w
      where (w.confirmed_at is null and greatest(w.confirm_until, w.invited_until) < ${now}::timestamptz)
        or exists (select from auth."user" u where u.email = w.email)`);
    return { addresses: rowCount ?? 0 };
  });
}
