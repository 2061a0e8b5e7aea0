import type pg from "pg";

/**
 * Returns the parts of a statement that end what programs use: access tokens, the calendar and webhooks. `people` is a
 * subselect of the ids of the people whose access ends.
 */
export const endProgramAccess = (people: string) => `ended_tokens as (
    delete from auth.access_token where user_id in (${people})
  ), ended_calendar as (
    delete from auth.calendar_feed where user_id in (${people})
  ), ended_webhooks as (
    delete from auth.webhook where user_id in (${people})
  )`;

/**
 * The statement that runs when somebody sets a new password by a letter's link. The link proves the address. Where nobody
 * had proved it before, somebody else may have made the account, so that every other way to sign in ends: passkeys,
 * identities and the second factor. So does what programs use: access tokens, the calendar and webhooks.
 */
const END = `
  with confirmed as (
    update auth."user" set email_verified = true, updated_at = $2
    where id = $1 and not email_verified and claimed_email is null returning id
  ), ended_passkeys as (
    delete from auth.passkey p using confirmed c where p.user_id = c.id
  ), ended_identities as (
    delete from auth.account a using confirmed c where a.user_id = c.id and a.provider_id <> 'credential'
  ), ${endProgramAccess("select id from confirmed")}, ended_codes as (
    delete from auth.recovery_code r using confirmed c where r.user_id = c.id
  )
  delete from auth.second_factor f using confirmed c where f.user_id = c.id`;

/** Confirms the address of an account by a password's link, and ends what others may have added before. */
export async function endFormerWays(pool: pg.Pool, userId: string, now: Date): Promise<void> {
  await pool.query(END, [userId, now]);
}
