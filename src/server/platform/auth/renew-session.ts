import type pg from "pg";
import { DAY_MS } from "#domain/time.ts";
import { SESSION_KEPT_MS, storedForms, storedToken } from "./session-token.ts";

/**
 * Gives a session its full time again, at most once a day, and stores its token as a hash if it is not yet. Returns whether it
 * was renewed.
 */
export async function renewSession(pool: Pick<pg.Pool, "query">, token: string, now: Date): Promise<boolean> {
  const end = new Date(now.getTime() + SESSION_KEPT_MS);
  const { rowCount } = await pool.query(
    `update auth.session set token = $2, expires_at = $3, updated_at = $4
     where token = any($1::text[]) and expires_at > $4 and expires_at <= $5`,
    [storedForms(token), storedToken(token), end, now, new Date(end.getTime() - DAY_MS)],
  );
  return rowCount === 1;
}
