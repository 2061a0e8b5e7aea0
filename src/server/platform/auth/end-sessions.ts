import type pg from "pg";
import { storedForms } from "./session-token.ts";

type Queryable = Pick<pg.Pool, "query">;

/** Ends every session of a person except this one. */
export async function endOtherSessions(
  pool: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await pool.query("delete from auth.session where user_id = $1 and id <> $2", [userId, sessionId]);
}

/** Ends every session of a person. */
export async function endAllSessions(pool: Queryable, userId: string): Promise<void> {
  await pool.query("delete from auth.session where user_id = $1", [userId]);
}

/** Ends one session of a person. Returns whether there was one. */
export async function endSession(
  pool: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query("delete from auth.session where user_id = $1 and id = $2", [
    userId,
    sessionId,
  ]);
  return rowCount === 1;
}

/** Ends the session of a cookie. Returns whose it was; `null` if there was none. */
export async function endSessionOfToken(pool: Queryable, token: string): Promise<string | null> {
  const { rows } = await pool.query<{ userId: string }>(
    `delete from auth.session where token = any($1::text[]) returning user_id as "userId"`,
    [storedForms(token)],
  );
  return rows[0]?.userId ?? null;
}
