/** How often one network may do what costs us a user row, a password hash or a letter; and one account a sign-in. */
import { createHash } from "node:crypto";
import { createRateLimitKey, normalizeIP } from "@better-auth/core/utils/ip";
import type pg from "pg";
import { newId } from "../db/ids.ts";
import { canonicalAddress } from "./canonical-address.ts";

const HOUR_S = 3600;
const TEN_MINUTES_S = 600;
/** So much of an IPv6 address is one network. */
export const NETWORK_PREFIX = 64;

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

/** Tries at one account's password from one network. */
export const TRIES_OF_NETWORK = { window: TEN_MINUTES_S, max: 10 };
/** From all networks together, so that somebody who has many is stopped as well. */
export const TRIES_OF_ACCOUNT = { window: HOUR_S, max: 100 };
/** From a browser that has signed in to the account before: strangers' tries do not count there. */
export const TRIES_OF_DEVICE = { window: TEN_MINUTES_S, max: 10 };
/** By somebody who is signed in already and is asked for the password once more. */
const TRIES_OF_SIGNED_IN = { window: TEN_MINUTES_S, max: 10 };

/** A whole office may ask for the waitlist from one network; each asking is a letter. */
export const JOINS_OF_NETWORK = { window: HOUR_S, max: 30 };
/** Nobody's letter box is filled by somebody who knows the address. */
export const LETTERS_TO_ADDRESS = { window: HOUR_S, max: 3 };

/** After so long no count here binds anybody any more. */
export const LONGEST_WINDOW_MS =
  1000 *
  Math.max(
    ...Object.values({ ...NETWORK_LIMITS, TRIES_OF_ACCOUNT, JOINS_OF_NETWORK, LETTERS_TO_ADDRESS }).map(
      ({ window }) => window,
    ),
  );

interface Limit {
  /** Seconds. */
  window: number;
  max: number;
}

interface Try {
  email: string;
  /** The caller's network address. */
  ip: string;
  /** The account that this browser has signed in to before, where it is one of that address. */
  deviceOf: string | null;
  now: number;
}

/** What a try at an address' password may lead to. */
export type Admission =
  | { isAdmitted: true /** Where set, only this account may be signed in to. */; only: string | null }
  | { isAdmitted: false; wait: number };

/**
 * Counts a try at an address' password. Where strangers have used up the address' tries, a browser that has signed in
 * there before still has its own, for that one account.
 */
export async function admitTry(pool: pg.Pool, { email, ip, deviceOf, now }: Try): Promise<Admission> {
  const account = digestOf(email);
  const network = networkKey(ip, `account:${account}`);
  const wait = await countCalls(
    pool,
    [
      { key: `account:${account}`, ...TRIES_OF_ACCOUNT },
      { key: network, ...TRIES_OF_NETWORK },
    ],
    now,
  );
  if (wait === null) return { isAdmitted: true, only: null };
  if (deviceOf === null) return { isAdmitted: false, wait };
  const ownWait = await countCalls(pool, [{ key: `device:${deviceOf}`, ...TRIES_OF_DEVICE }], now);
  return ownWait === null ? { isAdmitted: true, only: deviceOf } : { isAdmitted: false, wait: ownWait };
}

/** Counts a try at the password by somebody who is signed in. Returns the seconds to wait where there were too many. */
export async function countOwnTry(pool: pg.Pool, userId: string, now: number): Promise<number | null> {
  return await countCalls(pool, [{ key: `password-of:${userId}`, ...TRIES_OF_SIGNED_IN }], now);
}

/** A name for an address that does not say it. */
export function digestOf(email: string): string {
  return createHash("sha256").update(canonicalAddress(email)).digest("hex");
}

/** The name under which what a network does there is counted, as the library has them. */
export function networkKey(address: string, path: string): string {
  return createRateLimitKey(normalizeIP(address, { ipv6Subnet: NETWORK_PREFIX }), path);
}

/**
 * Counts one call under each of these names. Gives the seconds to wait where one of them was called too often. Whoever
 * counts under several names puts them in the same order everywhere.
 */
export async function countCalls(
  pool: pg.Pool,
  calls: readonly (Limit & { key: string })[],
  now: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ key: string; count: number; since: string }>(
    `with called as (
       select * from unnest($1::uuid[], $2::text[], $3::bigint[]) with ordinality as c (id, key, since, place)
     )
     insert into auth.rate_limit as r (id, key, count, last_request)
     select id, key, 1, $4 from called order by place
     on conflict (key) do update set
       count = case when r.last_request <= (select since from called c where c.key = r.key) then 1 else r.count + 1 end,
       last_request = case
         when r.last_request <= (select since from called c where c.key = r.key) then $4 else r.last_request end
     returning key, count, last_request as since`,
    [
      calls.map(() => newId()),
      calls.map(({ key }) => key),
      calls.map(({ window }) => now - window * 1000),
      now,
    ],
  );
  const waits = calls.flatMap(({ key, window, max }) => {
    const row = rows.find((found) => found.key === key);
    if (!row || row.count <= max) return [];
    return [Math.max(1, Math.ceil((Number(row.since) + window * 1000 - now) / 1000))];
  });
  return waits.length > 0 ? Math.max(...waits) : null;
}
