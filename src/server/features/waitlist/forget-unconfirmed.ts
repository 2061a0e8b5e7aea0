import { sql } from "drizzle-orm";
import { deleteByKey, deleteInPages } from "../../platform/jobs/delete-by-key.ts";
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
  const waitlist = { table: "lookup.waitlist", key: ["email"] } as const;
  const unconfirmed = await deleteByKey(database, {
    ...waitlist,
    time: "greatest(confirm_until, invited_until)",
    where: sql`confirmed_at is null and greatest(confirm_until, invited_until) < ${now}::timestamptz`,
  });
  const withAccount = await deleteInPages(database, {
    ...waitlist,
    order: ["email"],
    where: sql`true`,
    deleted: sql`exists (select from auth."user" u where u.email = t.email)`,
  });
  return { addresses: unconfirmed + withAccount };
}
