import type pg from "pg";
import { refusal } from "../errors/app-error.ts";
import { countSignedInTry } from "./limits.ts";
import { isPasswordOfHash } from "./password-hash.ts";
import { refuseLongPassword } from "./password-rules.ts";
import { tooManyTries } from "./write-to-address.ts";

/** Returns whether this is the person's password; false for a person without one, such as a guest. */
export async function isPasswordOf(pool: pg.Pool, userId: string, password: string): Promise<boolean> {
  const hash = await readPasswordHash(pool, userId);
  return hash !== null && (await isPasswordOfHash(password, hash));
}

/** Returns the hash of the person's password; `null` for a person without one. */
export async function readPasswordHash(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ hash: string | null }>(
    "select password as hash from auth.account where user_id = $1 and provider_id = 'credential'",
    [userId],
  );
  return rows[0]?.hash ?? null;
}

/** Counts a try of somebody who is signed in. Throws after too many. */
export async function refuseGuessing(pool: pg.Pool, userId: string): Promise<void> {
  const wait = await countSignedInTry(pool, userId, Date.now());
  if (wait !== null) throw tooManyTries(wait);
}

/** Counts the try and throws unless this is the person's password. */
export async function checkPresentPassword(pool: pg.Pool, userId: string, password: string): Promise<void> {
  refuseLongPassword(password);
  await refuseGuessing(pool, userId);
  if (!(await isPasswordOf(pool, userId, password))) throw refusal("invalid_password");
}
