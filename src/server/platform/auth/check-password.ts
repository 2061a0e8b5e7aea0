import type pg from "pg";
import { isPasswordOfHash } from "./password-hash.ts";

/** Returns whether this is the person's password; false for a person without one, such as a guest. */
export async function isPasswordOf(pool: pg.Pool, userId: string, password: string): Promise<boolean> {
  const { rows } = await pool.query<{ password: string | null }>(
    "select password from auth.account where user_id = $1 and provider_id = 'credential'",
    [userId],
  );
  const hash = rows[0]?.password;
  return typeof hash === "string" && (await isPasswordOfHash(password, hash));
}
