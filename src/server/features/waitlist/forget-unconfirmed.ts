import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/db/database.ts";
import { deleteByKey } from "../../platform/jobs/delete-by-key.ts";
import { inPages } from "../../platform/jobs/in-batches.ts";
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
  let addresses = await deleteByKey(database, {
    table: "lookup.waitlist",
    key: ["email"],
    time: "greatest(confirm_until, invited_until)",
    where: sql`confirmed_at is null and greatest(confirm_until, invited_until) < ${now}::timestamptz`,
  });
  for await (const page of inPages(database, forgetInvited)) {
    addresses += page.reduce((sum, { gone }) => sum + gone, 0);
  }
  return { addresses };
}

type Address = { email: string; gone: number };

/** Deletes, among the next invited addresses, those that have an account. Returns all addresses that were checked. */
async function forgetInvited(tx: Transaction, after: Address | undefined, limit: number): Promise<Address[]> {
  const { rows } = await tx.execute<Address>(sql`
    with page as (
      select email from lookup.waitlist where email > ${after?.email ?? ""} order by email limit ${limit}
    ), gone as (
      delete from lookup.waitlist w using page, auth."user" u
      where w.email = page.email and u.email = page.email returning w.email
    )
    select page.email, (gone.email is not null)::int as gone
    from page left join gone on gone.email = page.email order by page.email`);
  return rows;
}
