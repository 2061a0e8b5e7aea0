/** Who a request's cookie speaks for, in one statement. The cookie is the library's: `token.signature`, signed by HMAC-SHA256. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type pg from "pg";
import type { SessionEnd } from "../../../contract/me.ts";
import type { Session } from "../http/session.ts";

export interface SessionRow extends Session {
  token: string;
}

const SELECT = `
  select s.token, u.id as "userId", u.is_guest as "isGuest", u.email, u.email_verified as "isEmailVerified",
    u.is_admin as "isAdmin", u.is_premium as "isPremium", u.guest_until as "guestUntil",
    u.created_at as "createdAt"
  from auth.session s join auth."user" u on u.id = s.user_id
  where s.token = $1 and s.expires_at > now()`;

/** Looks a session up; an expired or revoked one is gone at once. `null` without a round trip where the cookie is forged. */
export async function findSession(pool: pg.Pool, token: string | null): Promise<Session | null> {
  if (token === null) return null;
  const { rows } = await pool.query<SessionRow>({ name: "session", text: SELECT, values: [token] });
  const [row] = rows;
  if (!row) return null;
  const { token: _secret, ...session } = row;
  return { ...session, email: row.isGuest ? null : row.email };
}

/**
 * Why a session is over: its row is there as long as it was time alone that ended it. A token that is not ours was made
 * under another secret, and lapsed with it.
 */
export async function findSessionEnd(pool: pg.Pool, token: string | null): Promise<SessionEnd> {
  if (token === null) return "lapsed";
  const { rows } = await pool.query("select 1 from auth.session where token = $1", [token]);
  return rows.length > 0 ? "lapsed" : "revoked";
}

/** The sessions of these people by their tokens' names, and whether each is good: one that lapsed is not. */
export async function findSessionNames(
  pool: pg.Pool,
  userIds: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await pool.query<{ token: string; isGood: boolean }>(
    'select token, expires_at > now() as "isGood" from auth.session where user_id = any($1::uuid[])',
    [userIds],
  );
  return new Map(rows.map(({ token, isGood }) => [nameOf(token), isGood]));
}

/** Tells sessions apart and gives none away. */
export function nameOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token of a cookie whose signature is ours, else `null`. */
export function tokenIn(headers: IncomingHttpHeaders, cookieName: string, secret: string): string | null {
  const value = cookieIn(headers.cookie, cookieName);
  const end = value?.lastIndexOf(".") ?? -1;
  if (!value || end < 1) return null;
  const token = value.slice(0, end);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(value.slice(end + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

export function cookieIn(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
