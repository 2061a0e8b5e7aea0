/** How often one network may do what costs us a user row, a password hash or a letter; and one account a sign-in. */
import { createHash } from "node:crypto";
import type pg from "pg";
import { newId } from "../db/ids.ts";

const HOUR_S = 3600;
const TEN_MINUTES_S = 600;

/** The library's own rules, by path. An address is a /64 where it is IPv6. */
export const NETWORK_LIMITS = {
  "/sign-in/anonymous": { window: HOUR_S, max: 60 },
  "/sign-up/email": { window: HOUR_S, max: 60 },
  "/sign-in/email": { window: TEN_MINUTES_S, max: 60 },
  "/request-password-reset": { window: HOUR_S, max: 5 },
  "/send-verification-email": { window: HOUR_S, max: 5 },
  "/change-password": { window: TEN_MINUTES_S, max: 30 },
  "/change-email": { window: HOUR_S, max: 10 },
};

export const ACCOUNT_SIGN_INS = { window: TEN_MINUTES_S, max: 10 };

/** Counts a try to sign in to an account, whoever makes it. Gives the seconds to wait where there were too many. */
export async function countSignIn(pool: pg.Pool, email: string, now: number): Promise<number | null> {
  const key = `account:${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;
  const windowMs = ACCOUNT_SIGN_INS.window * 1000;
  const { rows } = await pool.query<{ count: number; since: string }>(
    `insert into auth.rate_limit as r (id, key, count, last_request) values ($1, $2, 1, $3)
     on conflict (key) do update set
       count = case when r.last_request <= $3 - $4::bigint then 1 else r.count + 1 end,
       last_request = case when r.last_request <= $3 - $4::bigint then $3 else r.last_request end
     returning count, last_request as since`,
    [newId(), key, now, windowMs],
  );
  const [row] = rows;
  if (!row || row.count <= ACCOUNT_SIGN_INS.max) return null;
  return Math.max(1, Math.ceil((Number(row.since) + windowMs - now) / 1000));
}
