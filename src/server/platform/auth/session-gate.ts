/** Decides whether a session may be created. Every way to sign in creates a session, so each of them passes here. */
import { APIError } from "better-auth/api";
import type pg from "pg";

/** Throws if the account is disabled. Takes one round trip. */
export async function admitSession(pool: pg.Pool, { userId }: { userId: string }): Promise<void> {
  const { rows } = await pool.query('select 1 from auth."user" where id = $1 and disabled_at is not null', [
    userId,
  ]);
  if (rows.length === 0) return;
  throw new APIError("FORBIDDEN", {
    code: "ACCOUNT_DISABLED",
    message: "This account is disabled. Write to whoever runs this server.",
  });
}
