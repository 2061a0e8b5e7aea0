/**
 * Limits per network on requests that create a user, hash a password or send a letter, and limits on sign-in
 * tries per account.
 */

import { createHash } from "node:crypto";
import type pg from "pg";
import { HOUR_S } from "#domain/time.ts";
import { networkOf } from "../http/client-address.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { countCalls } from "./count-calls.ts";

const MINUTE_S = 60;
const TEN_MINUTES_S = 600;
/** The limits by path of what each network may do. An IPv6 address counts by its /64 network. `window` is in seconds. */
export const NETWORK_LIMITS = {
  "/sign-in/anonymous": { window: HOUR_S, max: 60 },
  "/sign-up/email": { window: HOUR_S, max: 60 },
  "/sign-in/email": { window: TEN_MINUTES_S, max: 60 },
  "/request-password-reset": { window: HOUR_S, max: 5 },
  "/send-verification-email": { window: HOUR_S, max: 5 },
  "/send-sign-in-mail": { window: HOUR_S, max: 10 },
  "/sign-in/mail-code": { window: TEN_MINUTES_S, max: 60 },
  "/sign-in/mail-link": { window: TEN_MINUTES_S, max: 60 },
  "/confirm-address": { window: TEN_MINUTES_S, max: 60 },
  "/reset-password/ways": { window: TEN_MINUTES_S, max: 60 },
  "/not-me": { window: TEN_MINUTES_S, max: 60 },
  "/send-proof-code": { window: HOUR_S, max: 10 },
  "/prove": { window: TEN_MINUTES_S, max: 60 },
  "/change-password": { window: TEN_MINUTES_S, max: 30 },
  "/change-email": { window: HOUR_S, max: 10 },
  "/sign-in/provider": { window: TEN_MINUTES_S, max: 60 },
  "/sign-in/identity": { window: TEN_MINUTES_S, max: 60 },
  "/sign-in/id-token": { window: TEN_MINUTES_S, max: 60 },
  "/wallet/message": { window: TEN_MINUTES_S, max: 60 },
  "/sign-in/wallet": { window: TEN_MINUTES_S, max: 60 },
  "/second-factor/sign-in": { window: TEN_MINUTES_S, max: 60 },
  "/passkeys/options": { window: TEN_MINUTES_S, max: 300 },
  "/passkeys/sign-in": { window: TEN_MINUTES_S, max: 60 },
};

/** The limit of SAML answers from one network, which need no session and are costly to check. */
export const SAML_ANSWERS = { window: MINUTE_S, max: 30 };
/** The limit of calls from one network to any other path of signing in. */
const OTHER_CALLS_OF_NETWORK = { window: 10, max: 100 };

/** The limit of password tries for one account from one network. */
export const TRIES_OF_NETWORK = { window: TEN_MINUTES_S, max: 10 };
/** The limit of password tries for one account from all networks together. */
export const TRIES_OF_ACCOUNT = { window: HOUR_S, max: 100 };
/**
 * The limit of password tries from a browser that has signed in to the account before. Tries of strangers do not use it
 * up.
 */
export const TRIES_OF_DEVICE = { window: TEN_MINUTES_S, max: 10 };
/** The limit of letters with a code for a proof, which only somebody who is signed in can ask for. */
const PROOFS_OF_PERSON = { window: HOUR_S, max: 5 };
/** The limit of password tries by a signed-in person who has to confirm the password. */
const TRIES_OF_SIGNED_IN = { window: TEN_MINUTES_S, max: 10 };

/** The limit of waitlist requests from one network, which may be a whole office. Each request sends a letter. */
export const JOINS_OF_NETWORK = { window: HOUR_S, max: 30 };
/** The limit of all letters to one address that strangers can cause, whatever they are about, so that nobody can flood it. */
export const LETTERS_TO_ADDRESS = { window: HOUR_S, max: 8 };
/**
 * The limit of letters with a key for the owner of the account: a reset, a code to sign in. They count apart, so that no
 * stranger uses up what an owner needs to come back. After too many there is a key in the mailbox that works.
 */
export const KEYS_TO_ADDRESS = { window: HOUR_S, max: 8 };

/** The time in milliseconds after which a stored count affects no limit any more. */
export const LONGEST_WINDOW_MS =
  1000 *
  Math.max(
    ...Object.values({ ...NETWORK_LIMITS, TRIES_OF_ACCOUNT, JOINS_OF_NETWORK, LETTERS_TO_ADDRESS }).map(
      ({ window }) => window,
    ),
  );

/**
 * Counts a call to a path of signing in, such as `/sign-in/email`. Returns the seconds to wait after too many from the
 * network of `ip`, else `null`. Takes one round trip.
 */
export async function countNetworkCall(
  pool: pg.Pool,
  { path, ip, now }: { path: string; ip: string; now: number },
): Promise<number | null> {
  const limits: Record<string, { window: number; max: number }> = NETWORK_LIMITS;
  const limit = Object.hasOwn(limits, path) ? limits[path] : undefined;
  const counted = limit
    ? { key: networkKey(ip, path), ...limit }
    : { key: networkKey(ip, "other"), ...OTHER_CALLS_OF_NETWORK };
  return await countCalls(pool, [counted], now);
}

interface Try {
  email: string;
  /** The caller's IP address. */
  ip: string;
  /** The account of this address, if this browser has signed in to it before. */
  deviceOf: string | null;
  now: number;
}

/**
 * Counts a password try for an address. Returns the seconds to wait after too many, else `null`. Where strangers have used
 * up its tries, a browser that has signed in before still has its own tries.
 */
export async function countPasswordTry(
  pool: pg.Pool,
  { email, ip, deviceOf, now }: Try,
): Promise<number | null> {
  const account = digestOfAddress(email);
  const network = networkKey(ip, `account:${account}`);
  const wait = await countCalls(
    pool,
    [
      { key: `account:${account}`, ...TRIES_OF_ACCOUNT },
      { key: network, ...TRIES_OF_NETWORK },
    ],
    now,
  );
  if (wait === null || deviceOf === null) return wait;
  return await countCalls(pool, [{ key: `device:${deviceOf}`, ...TRIES_OF_DEVICE }], now);
}

/**
 * Counts a password try by somebody who is signed in. Returns the seconds to wait after too many, else
 * `null`.
 */
export async function countSignedInTry(pool: pg.Pool, userId: string, now: number): Promise<number | null> {
  return await countCalls(pool, [{ key: `password-of:${userId}`, ...TRIES_OF_SIGNED_IN }], now);
}

/**
 * Counts a try at a code that was sent to an address, whether or not it has an account. Returns the seconds to wait after
 * too many, else `null`.
 */
export async function countCodeTry(
  pool: pg.Pool,
  { email, ip, now }: Omit<Try, "deviceOf">,
): Promise<number | null> {
  const key = `code:${digestOfAddress(email)}`;
  const calls = [
    { key, ...TRIES_OF_ACCOUNT },
    { key: networkKey(ip, key), ...TRIES_OF_NETWORK },
  ];
  return await countCalls(pool, calls, now);
}

/** Returns what to count for a letter to this address that a stranger can cause. The key is one for all such letters. */
export function letterTo(email: string) {
  return { key: `letters-to:${digestOfAddress(email)}`, ...LETTERS_TO_ADDRESS };
}

/** Returns what to count for a letter to this address by which the owner of the account can come in. */
export function keyTo(email: string) {
  return { key: `keys-to:${digestOfAddress(email)}`, ...KEYS_TO_ADDRESS };
}

/** Counts a letter with a code for a proof of who a person is, apart from what strangers ask for. */
export async function countProofLetter(pool: pg.Pool, userId: string, now: number): Promise<number | null> {
  return await countCalls(pool, [{ key: `proofs-of:${userId}`, ...PROOFS_OF_PERSON }], now);
}

/** Returns a hash that identifies an e-mail address without revealing it. */
export function digestOfAddress(email: string): string {
  return createHash("sha256").update(canonicalAddress(email)).digest("hex");
}

/** Returns the key for counting what one network does on a path. */
export function networkKey(address: string, path: string): string {
  return `${networkOf(address)}|${path}`;
}
