import type pg from "pg";
import type { Entry } from "./entry.ts";

export interface AccountOfAddress extends Entry {
  /** The hash of the password; `null` for an account without one. */
  hash: string | null;
}

/** Finds the account that holds an address, in one round trip. */
export async function findAccountOfAddress(
  pool: Pick<pg.Pool, "query">,
  email: string,
): Promise<AccountOfAddress | null> {
  const { rows } = await pool.query<AccountOfAddress>(
    `select u.id as "userId", u.asked_version as "askedVersion", a.password as hash
     from auth."user" u left join auth.account a on a.user_id = u.id and a.provider_id = 'credential'
     where u.email = $1`,
    [email],
  );
  return rows[0] ?? null;
}
