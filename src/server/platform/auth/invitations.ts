/**
 * Checks invitations while there is a waitlist: only an invited address may sign up. Invitations are stored
 * in `lookup.waitlist`.
 */
import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { canonicalAddress } from "./canonical-address.ts";

const TOKEN_BYTES = 32;

/** Creates a random token for the link in a letter. */
export function newLetterToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Returns the hash of a letter's token, which is stored instead of the token. */
export function hashOfLetterToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Returns the identifier under which the auth library stores the token of a link to a new password. */
export function storedResetToken(token: string): string {
  return hashOfLetterToken(`reset-password:${token}`);
}

/** Returns whether this token invites exactly this address at this time. */
export async function isInvited(
  pool: pg.Pool,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from lookup.waitlist where email = $1 and invitation_hash = $2 and invited_until > $3",
    [canonicalAddress(email), hashOfLetterToken(token), now],
  );
  return rowCount === 1;
}

/** Takes an address off the waitlist, with its invitation, once it has an account. */
export async function removeFromWaitlist(pool: pg.Pool, email: string): Promise<void> {
  await pool.query("delete from lookup.waitlist where email = $1", [canonicalAddress(email)]);
}
