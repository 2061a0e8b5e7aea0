/** Who may sign up while there is a waitlist: whoever has an address's invitation. The list is `lookup.waitlist`. */
import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { canonicalAddress } from "./canonical-address.ts";

const TOKEN_BYTES = 32;

/** For a letter's link. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is kept of a token that opens something. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Whether this token invites this very address now. */
export async function isInvited(
  pool: pg.Pool,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from lookup.waitlist where email = $1 and invitation_hash = $2 and invited_until > $3",
    [canonicalAddress(email), hashOfToken(token), now],
  );
  return rowCount === 1;
}

/** For whoever has an account; the invitation goes with the place. */
export async function stopWaiting(pool: pg.Pool, email: string): Promise<void> {
  await pool.query("delete from lookup.waitlist where email = $1", [canonicalAddress(email)]);
}
