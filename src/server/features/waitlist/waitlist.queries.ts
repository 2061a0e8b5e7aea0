import type pg from "pg";

export interface Place {
  leaveToken: string;
  isConfirmed: boolean;
  isInvited: boolean;
}

interface Asking {
  email: string;
  now: Date;
  /** For a row that is new. */
  leaveToken: string;
  /** For one that is not confirmed. */
  confirmHash: string;
  confirmUntil: Date;
}

/** Keeps the address, with a new link to confirm it; gives what is there then, or `null` where it has an account. */
export async function keepPlace(pool: pg.Pool, asking: Asking): Promise<Place | null> {
  const { email, now, leaveToken, confirmHash, confirmUntil } = asking;
  const { rows } = await pool.query<Place>(
    `insert into lookup.waitlist as w (email, leave_token, confirm_hash, confirm_until, created_at)
     select $1, $2, $3, $4, $5 where not exists (select from auth."user" where email = $1)
     on conflict (email) do update set
       confirm_hash = case when w.confirmed_at is null then excluded.confirm_hash end,
       confirm_until = case when w.confirmed_at is null then excluded.confirm_until end
     returning leave_token as "leaveToken", confirmed_at is not null as "isConfirmed",
       coalesce(invited_until > $5, false) as "isInvited"`,
    [email, leaveToken, confirmHash, confirmUntil, now],
  );
  return rows[0] ?? null;
}

/** Whether there was a link with this token to open; it opens nothing a second time. */
export async function confirmByHash(pool: pg.Pool, hash: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update lookup.waitlist set confirmed_at = $2, confirm_hash = null, confirm_until = null
     where confirm_hash = $1 and confirm_until > $2`,
    [hash, now],
  );
  return rowCount === 1;
}

export async function deleteByLeaveToken(pool: pg.Pool, token: string): Promise<void> {
  await pool.query("delete from lookup.waitlist where leave_token = $1", [token]);
}

interface Inviting {
  email: string;
  now: Date;
  leaveToken: string;
  invitationHash: string;
  invitedUntil: Date;
}

/** Invites the address, on the list or not; gives its leave token, or `null` where it has an account. */
export async function keepInvitation(pool: pg.Pool, inviting: Inviting): Promise<string | null> {
  const { email, now, leaveToken, invitationHash, invitedUntil } = inviting;
  const { rows } = await pool.query<{ token: string }>(
    `insert into lookup.waitlist (email, leave_token, invitation_hash, invited_until, created_at)
     select $1, $2, $3, $4, $5 where not exists (select from auth."user" where email = $1)
     on conflict (email) do update set
       invitation_hash = excluded.invitation_hash, invited_until = excluded.invited_until
     returning leave_token as token`,
    [email, leaveToken, invitationHash, invitedUntil, now],
  );
  return rows[0]?.token ?? null;
}

export interface Waiting {
  email: string;
  confirmedAt: Date;
  invitedUntil: Date | null;
}

/** Who has confirmed and waits, longest first. */
export async function selectWaiting(pool: pg.Pool): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `select email, confirmed_at as "confirmedAt", invited_until as "invitedUntil"
     from lookup.waitlist where confirmed_at is not null order by confirmed_at, email`,
  );
  return rows;
}
