/**
 * Checks invitations while there is a waitlist: only an invited address may sign up. Invitations are stored
 * in `lookup.waitlist`.
 */
import type pg from "pg";
import { hashOfSecretToken } from "../crypto/secret-token.ts";
import { figureDayOf } from "../db/day-figures.ts";
import { canonicalAddress } from "./canonical-address.ts";

/** Returns whether this token invites exactly this address at this time. */
export async function isInvited(
  pool: pg.Pool,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from lookup.waitlist where email = $1 and invitation_hash = $2 and invited_until > $3",
    [canonicalAddress(email), hashOfSecretToken(token), now],
  );
  return rowCount === 1;
}

/**
 * Takes the address of a new account off the waitlist, with its invitation, and counts the sign-up in the figures of its
 * day, in one statement.
 */
export async function settleSignUp(pool: pg.Pool, email: string, now: Date): Promise<void> {
  await pool.query(
    `with counted as (
       insert into counts.event_days as d (day, event, times) values ($2::date, 'sign_up', 1)
       on conflict (day, event) do update set times = d.times + 1
     )
     delete from lookup.waitlist where email = $1`,
    [canonicalAddress(email), figureDayOf(now)],
  );
}
