import type pg from "pg";
import { actionValues, logAction, type NewAction } from "../../platform/auth/admin-actions.ts";
import type { LetterRow } from "../../platform/letters/post.ts";

export type WaitlistPool = Pick<pg.Pool, "query">;

export interface WaitlistPlace {
  hasAccount: boolean;
  isConfirmed: boolean;
  isInvited: boolean;
}

interface Asking {
  email: string;
  now: Date;
  /** A token for a new row. No letter contains it; the version before this one puts it into its letters. */
  leaveToken: string;
  /** The hash of the token in the confirmation link. Not stored if the address is confirmed already. */
  confirmHash: string;
  confirmUntil: Date;
  letter: LetterRow;
}

/**
 * Stores the address with a new confirmation link, unless it has an account. Stores the letter in any case.
 */
export async function upsertWaitlistEntry(pool: WaitlistPool, entry: Asking): Promise<void> {
  const { email, now, leaveToken, confirmHash, confirmUntil, letter } = entry;
  await pool.query(
    `with place as (
       insert into lookup.waitlist as w (email, leave_token, confirm_hash, confirm_until, created_at)
       select $1, $2, $3, $4, $5 where not exists (select from auth."user" where email = $1)
       on conflict (email) do update set
         confirm_hash = case when w.confirmed_at is null then excluded.confirm_hash end,
         confirm_until = case when w.confirmed_at is null then excluded.confirm_until end
     )
     insert into auth.letter (id, sealed, created_at) values ($6, $7, $5)`,
    [email, leaveToken, confirmHash, confirmUntil, now, letter.id, letter.sealed],
  );
}

/**
 * Returns the state of an address on the waitlist, and stores the hash of the token that the letter will contain.
 * Returns `null` when the address is not on the list and has no account.
 */
export async function findPlace(
  pool: WaitlistPool,
  { email, leaveHash, now }: { email: string; leaveHash: string; now: Date },
): Promise<WaitlistPlace | null> {
  const { rows } = await pool.query<WaitlistPlace>(
    `with hashed as (
       update lookup.waitlist set leave_hash = $3 where email = $1 and leave_hash is distinct from $3
     )
     select u.id is not null as "hasAccount",
       w.confirmed_at is not null as "isConfirmed", coalesce(w.invited_until > $2, false) as "isInvited"
     from (values ($1)) as asked (email)
     left join lookup.waitlist w on w.email = asked.email
     left join auth."user" u on u.email = asked.email
     where w.email is not null or u.id is not null`,
    [email, now, leaveHash],
  );
  return rows[0] ?? null;
}

/** Confirms an address on the waitlist. Returns false when the link is unknown, used or expired. */
export async function confirmByHash(pool: pg.Pool, hash: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update lookup.waitlist set confirmed_at = $2, confirm_hash = null, confirm_until = null
     where confirm_hash = $1 and confirm_until > $2`,
    [hash, now],
  );
  return rowCount === 1;
}

/** Deletes the row of a token. Letters of earlier versions contain tokens that are stored without a hash. */
export async function deleteByLeaveToken(
  pool: pg.Pool,
  { token, hash }: { token: string; hash: string },
): Promise<void> {
  await pool.query("delete from lookup.waitlist where leave_hash = $2 or leave_token = $1", [token, hash]);
}

interface Inviting {
  email: string;
  now: Date;
  leaveToken: string;
  invitationHash: string;
  invitedUntil: Date;
  letter: LetterRow;
  action: NewAction;
}

/**
 * Invites the address, on the list or not, stores its letter and writes the audit log. Returns false when it already has
 * an account.
 */
export async function upsertInvitation(pool: WaitlistPool, invitation: Inviting): Promise<boolean> {
  const { email, now, leaveToken, invitationHash, invitedUntil, letter, action } = invitation;
  const { rowCount } = await pool.query(
    `with invited as (
       insert into lookup.waitlist (email, leave_token, invitation_hash, invited_until, created_at)
       select $1, $2, $3, $4, $5 where not exists (select from auth."user" where email = $1)
       on conflict (email) do update set
         invitation_hash = excluded.invitation_hash, invited_until = excluded.invited_until
       returning email
     ), logged as (${logAction("invited", "null", 8)})
     insert into auth.letter (id, sealed, created_at) select $6, $7, $5 from invited`,
    [email, leaveToken, invitationHash, invitedUntil, now, letter.id, letter.sealed, ...actionValues(action)],
  );
  return rowCount === 1;
}

export interface Waiting {
  email: string;
  confirmedAt: Date;
  invitedUntil: Date | null;
}

/** Returns the confirmed addresses that wait, longest first. */
export async function selectWaitingAddresses(pool: pg.Pool): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `select email, confirmed_at as "confirmedAt", invited_until as "invitedUntil"
     from lookup.waitlist where confirmed_at is not null order by confirmed_at, email`,
  );
  return rows;
}

/**
 * Returns the addresses that have waited longest with how many wait without a valid invitation. The count stands in each
 * row.
 */
export async function selectLongestWaiting(
  pool: WaitlistPool,
  now: Date,
  limit: number,
): Promise<(Waiting & { waiting: number })[]> {
  const { rows } = await pool.query<Waiting & { waiting: number }>(
    `select email, confirmed_at as "confirmedAt", invited_until as "invitedUntil",
       (select count(*)::int from lookup.waitlist
        where confirmed_at is not null and (invited_until > $1) is not true) as waiting
     from lookup.waitlist where confirmed_at is not null order by confirmed_at, email limit $2`,
    [now, limit],
  );
  return rows;
}

/** Returns the addresses without a valid invitation that have waited longest. */
export async function selectNextToInvite(pool: WaitlistPool, now: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from lookup.waitlist where confirmed_at is not null and (invited_until > $1) is not true
     order by confirmed_at, email limit $2`,
    [now, limit],
  );
  return rows.map(({ email }) => email);
}
