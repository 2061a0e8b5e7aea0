/** Finds the session of a cookie's token in one statement. */
import type pg from "pg";
import type { SessionEnd } from "#contract/session.ts";
import { WRITES_A_MINUTE } from "#domain/limits/bounds.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Session } from "../http/session.ts";
import { NO_ADDRESS_DOMAIN } from "./auth-names.ts";
import { premiumAt } from "./premium-at.ts";
import { PROOF_KEPT_MINUTES } from "./require-proof.ts";
import { nameOfStoredToken, storedForms } from "./session-token.ts";

/**
 * The session as stored in the database. Whether its address must be verified depends on the server's
 * settings.
 */
export type StoredSession = Omit<Session, "mustVerify">;

/** The columns of a session that say whose it is. The person is `u`, and now is `$2`. */
export const PERSON_COLUMNS = `u.id as "userId", u.is_guest as "isGuest", u.email,
    u.email_verified as "isEmailVerified", ${premiumAt("u", "$2")} as "isPremium", u.guest_until as "guestUntil",
    u.created_at as "createdAt"`;

const SELECT = `
  select s.id as "sessionId", ${PERSON_COLUMNS}, u.is_admin as "isAdmin",
    coalesce(s.proven_at > $2::timestamptz - interval '${PROOF_KEPT_MINUTES} minutes', false) as "isProven"
  from auth.session s join auth."user" u on u.id = s.user_id
  where s.token = any($1::text[]) and s.expires_at > now() and u.disabled_at is null`;

/** The part of a WITH clause that counts a write of the person in `found`. Now is `$2`, a minute ago `$3`. */
export const COUNTED = `counted as (
    insert into auth.write_count as w (user_id, since, count) select "userId", $2::timestamptz, 1 from found
    on conflict (user_id) do update set
      since = case when w.since > $3::timestamptz then w.since else excluded.since end,
      count = case when w.since > $3::timestamptz then w.count + 1 else 1 end
    returning since, count
  )`;

const COUNT_WRITE = `
  with found as (${SELECT}), ${COUNTED}
  select found.*, counted.since, counted.count from found, counted`;

/** A session with the number of writes of its person since the beginning of the current minute. */
export type WriteRow = StoredSession & {
  since: Date;
  count: number;
};

/**
 * Looks a session up and counts a write of its person, in the same statement. Throws `too_many_writes` where
 * the person has written too often this minute, over all processes and sessions.
 */
export async function findSessionAndCountWrite(
  pool: pg.Pool,
  token: string | null,
  now: Date,
): Promise<StoredSession | null> {
  if (token === null) return null;
  const minuteAgo = new Date(now.getTime() - MINUTE_MS);
  const values = [storedForms(token), now, minuteAgo];
  const { rows } = await pool.query<WriteRow>({ name: "session_write", text: COUNT_WRITE, values });
  const [row] = rows;
  if (!row) return null;
  const { since, count, ...session } = row;
  refuseTooManyWrites({ since, count }, now);
  return toSession(session);
}

/** Throws `too_many_writes` where the person has written too often this minute. */
export function refuseTooManyWrites({ since, count }: { since: Date; count: number }, now: Date): void {
  if (count <= WRITES_A_MINUTE) return;
  const opensAt = new Date(since.getTime() + MINUTE_MS);
  throw new AppError("too_many_writes", sentenceOf("too_many_writes"), {
    retryAfter: Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1000)),
    resetTime: opensAt.toISOString(),
    remaining: 0,
  });
}

/** Returns a session without the placeholder of an account that has no address. */
export function toSession(session: StoredSession): StoredSession {
  return {
    ...session,
    email: session.isGuest || session.email?.endsWith(`@${NO_ADDRESS_DOMAIN}`) ? null : session.email,
  };
}

/**
 * Looks a session up. Returns `null` for an expired or revoked one, and without a round trip for a forged
 * cookie.
 */
export async function findSession(
  pool: pg.Pool,
  token: string | null,
  now: Date,
): Promise<StoredSession | null> {
  if (token === null) return null;
  const { rows } = await pool.query<StoredSession>({
    name: "session",
    text: SELECT,
    values: [storedForms(token), now],
  });
  const [row] = rows;
  return row ? toSession(row) : null;
}

/**
 * Returns why a session has ended. An expired session still has its row; a revoked one has none. A token that
 * we did not sign was signed with an earlier secret and counts as expired.
 */
export async function findWhySessionEnded(pool: pg.Pool, token: string | null): Promise<SessionEnd> {
  if (token === null) return "lapsed";
  const { rows } = await pool.query("select 1 from auth.session where token = any($1::text[])", [
    storedForms(token),
  ]);
  return rows.length > 0 ? "lapsed" : "revoked";
}

/** Returns the sessions of these people by the hashes of their tokens, and whether each is still valid. */
export async function findSessionValidityByName(
  pool: pg.Pool,
  userIds: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await pool.query<{ token: string; isGood: boolean }>(
    'select token, expires_at > now() as "isGood" from auth.session where user_id = any($1::uuid[])',
    [userIds],
  );
  return new Map(rows.map(({ token, isGood }) => [nameOfStoredToken(token), isGood]));
}
