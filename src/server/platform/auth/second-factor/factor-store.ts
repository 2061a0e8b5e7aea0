// The statements about an account's second factor.
import type pg from "pg";
import type { FactorState } from "#contract/credentials.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Vault } from "../../crypto/vault.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Queryable } from "../mail-keys.ts";
import { newTotpSecret } from "./totp.ts";

/** Wrong codes of an account in a day, after which no one-time code is accepted until the day is over. */
const TRIES_A_DAY = 50;

export interface FactorServices {
  database: { authPool: pg.Pool };
  vault: Pick<Vault, "keyOf">;
}

const placeOf = (userId: string) => ({
  table: "second_factor",
  column: "sealed",
  userId,
  rowId: userId,
});

/** Returns whether the account has a second factor, since when, and how many recovery codes are left. */
export async function readFactor({ database }: FactorServices, userId: string): Promise<FactorState> {
  const { rows } = await database.authPool.query<{ since: Date; codesLeft: number }>(
    `select confirmed_at as since,
       (select count(*)::int from auth.recovery_code c where c.user_id = f.user_id) as "codesLeft"
     from auth.second_factor f where user_id = $1 and confirmed_at is not null`,
    [userId],
  );
  const [row] = rows;
  return row ? { since: row.since.toISOString(), codesLeft: row.codesLeft } : { since: null, codesLeft: 0 };
}

/**
 * Stores a new secret that guards nothing until it is confirmed. Returns it; `null` where a confirmed one exists, which
 * must be removed first.
 */
export async function startFactor(
  { database, vault }: FactorServices,
  userId: string,
  now: Date,
): Promise<string | null> {
  const secret = newTotpSecret();
  const sealed = (await vault.keyOf(userId)).seal(secret, placeOf(userId));
  const { rowCount } = await database.authPool.query(
    `insert into auth.second_factor as f (user_id, sealed, tries_since, created_at) values ($1, $2, $3, $3)
     on conflict (user_id) do update set sealed = excluded.sealed, last_step = 0, tries = 0,
       tries_since = excluded.tries_since, created_at = excluded.created_at
     where f.confirmed_at is null`,
    [userId, sealed, now],
  );
  return rowCount === 1 ? secret : null;
}

/** A secret that was read for one try, which was counted. */
export interface TriedFactor {
  secret: string;
  /** The envelope of the secret, by which a statement recognises that it is still the same secret. */
  sealed: string;
  isConfirmed: boolean;
}

interface FactorRow {
  sealed: string;
  isConfirmed: boolean;
  tries: number;
  since: Date;
}

/**
 * Counts a try and returns the secret for it. Returns `null` for an account without one, and the seconds to wait after
 * too many tries.
 */
export async function countTry(
  { database, vault }: FactorServices,
  userId: string,
  now: Date,
): Promise<TriedFactor | { wait: number } | null> {
  const { rows } = await database.authPool.query<FactorRow>(
    `update auth.second_factor set
       tries = case when tries_since > $3 then tries + 1 else 1 end,
       tries_since = case when tries_since > $3 then tries_since else $2 end
     where user_id = $1
     returning sealed, confirmed_at is not null as "isConfirmed", tries, tries_since as since`,
    [userId, now, new Date(now.getTime() - DAY_MS)],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.tries > TRIES_A_DAY)
    return { wait: Math.ceil((row.since.getTime() + DAY_MS - now.getTime()) / 1000) };
  const opened = (await vault.keyOf(userId)).unseal<string>(row.sealed, placeOf(userId));
  if (!opened.ok) throw new Error("The secret of a second factor does not open");
  return { secret: opened.value, sealed: row.sealed, isConfirmed: row.isConfirmed };
}

/**
 * Marks the codes up to this step as used. Returns whether this call did it: of several calls with one code, only one
 * gets true. A success ends the count of wrong tries.
 */
export async function spendStep(
  { database }: FactorServices,
  userId: string,
  { sealed, step }: { sealed: string; step: number },
): Promise<boolean> {
  const { rowCount } = await database.authPool.query(
    `update auth.second_factor set last_step = $3, tries = 0
     where user_id = $1 and sealed = $2 and confirmed_at is not null and last_step < $3`,
    [userId, sealed, step],
  );
  return rowCount === 1;
}

/** Uses a recovery code up. Returns whether it was an unused one of this account. */
export async function spendRecoveryCode(
  { database }: FactorServices,
  userId: string,
  hash: string,
): Promise<boolean> {
  const { rowCount } = await database.authPool.query(
    `delete from auth.recovery_code c using auth.second_factor f
     where c.user_id = $1 and c.hash = $2 and f.user_id = c.user_id and f.confirmed_at is not null`,
    [userId, hash],
  );
  return rowCount === 1;
}

/** Turns the factor on and stores its recovery codes, in one statement. Returns whether this call turned it on. */
export async function confirmFactor(
  client: Queryable,
  userId: string,
  confirmed: { sealed: string; step: number; hashes: string[]; now: Date },
): Promise<boolean> {
  const { sealed, step, hashes, now } = confirmed;
  const { rows } = await client.query(
    `with on_now as (
       update auth.second_factor set confirmed_at = $4, last_step = $3, tries = 0
       where user_id = $1 and sealed = $2 and confirmed_at is null returning user_id
     ), stored as (
       insert into auth.recovery_code (user_id, hash) select user_id, unnest($5::text[]) from on_now
     )
     select from on_now`,
    [userId, sealed, step, now, hashes],
  );
  return rows.length === 1;
}

/** Replaces all recovery codes of an account. The transaction keeps two calls at once from storing both sets. */
export async function replaceRecoveryCodes(
  { database }: FactorServices,
  userId: string,
  hashes: string[],
): Promise<void> {
  await inTransaction(database.authPool, async (client) => {
    await client.query("select from auth.second_factor where user_id = $1 for update", [userId]);
    await client.query("delete from auth.recovery_code where user_id = $1", [userId]);
    await client.query("insert into auth.recovery_code (user_id, hash) select $1, unnest($2::text[])", [
      userId,
      hashes,
    ]);
  });
}

/** Removes the second factor of an account with its recovery codes. Returns whether it had one that was on. */
export async function removeSecondFactor(pool: Queryable, userId: string): Promise<boolean> {
  const { rows } = await pool.query<{ wasOn: boolean }>(
    'delete from auth.second_factor where user_id = $1 returning confirmed_at is not null as "wasOn"',
    [userId],
  );
  return rows[0]?.wasOn ?? false;
}
