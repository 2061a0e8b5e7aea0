import type pg from "pg";

/** Ends every session of a person except this one. */
export async function endOtherSessions(
  pool: Pick<pg.Pool, "query">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await pool.query("delete from auth.session where user_id = $1 and id <> $2", [userId, sessionId]);
}

/** Ends one session of a person. Returns whether there was one. */
export async function endSession(
  pool: Pick<pg.Pool, "query">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query("delete from auth.session where user_id = $1 and id = $2", [
    userId,
    sessionId,
  ]);
  return rowCount === 1;
}
