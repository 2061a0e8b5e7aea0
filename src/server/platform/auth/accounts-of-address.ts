// The accounts that were signed up for with one address: the holder, and those that only claim it.
import type pg from "pg";
import type { Entry } from "./entry.ts";
import { newSalt, saltOf } from "./password-hash.ts";

type Queryable = Pick<pg.Pool, "query">;

interface AccountOfAddress {
  userId: string;
  isHolder: boolean;
  /** The hash of the password; `null` for an account without one. */
  hash: string | null;
}

export interface AccountsOfAddress {
  isHeld: boolean;
  /**
   * The salt for every password of this e-mail address; a new salt where nobody has signed up with the
   * address.
   */
  salt: string;
  /** The account of this address that this browser has signed in to before. */
  known: { userId: string; hash: string } | null;
}

/**
 * Finds the accounts of an e-mail address in one round trip. The work is the same whether or not anybody has
 * the address.
 */
export async function readAccountsOfAddress(
  pool: Queryable,
  email: string,
  knownUserId: string | null,
): Promise<AccountsOfAddress> {
  const { rows } = await pool.query<AccountOfAddress>(
    `select u.id as "userId", u.email = $1 as "isHolder", a.password as hash
     from auth."user" u
     left join auth.account a on a.user_id = u.id and a.provider_id = 'credential'
     where u.email = $1 or u.claimed_email = $1
     order by u.email = $1 desc, u.id = $2 desc nulls last, a.password is null, u.created_at, u.id limit 3`,
    [email, knownUserId],
  );
  const withPassword = rows.flatMap(({ userId, hash }) => (hash === null ? [] : [{ userId, hash }]));
  return {
    isHeld: rows[0]?.isHolder ?? false,
    salt: withPassword[0] ? saltOf(withPassword[0].hash) : newSalt(),
    known: withPassword.find(({ userId }) => userId === knownUserId) ?? null,
  };
}

/** Finds the account with this address and password; with `only`, considers that account alone. */
export async function findAccountByPassword(
  pool: Queryable,
  { email, hash, only }: { email: string; hash: string; only: string | null },
): Promise<Entry | null> {
  const { rows } = await pool.query<Entry>(
    `select u.id as "userId", u.asked_version as "askedVersion" from auth."user" u
     join auth.account a on a.user_id = u.id and a.provider_id = 'credential'
     where (u.email = $1 or u.claimed_email = $1) and a.password = $2 and ($3::uuid is null or u.id = $3)
     order by u.email = $1 desc, u.created_at, u.id limit 1`,
    [email, hash, only],
  );
  return rows[0] ?? null;
}
