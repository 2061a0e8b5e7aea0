import type pg from "pg";
import { newId } from "../db/ids.ts";
import type { Entry } from "./entry.ts";
import { settleSignUp } from "./invitations.ts";
import { NEW_ACCOUNT_VERSION } from "./mail-keys.ts";
import type { SignInServices } from "./sign-in-services.ts";

/** A reserved e-mail domain that receives no mail. */
const GUEST_DOMAIN = "guests.invalid";

interface NewAccount {
  email: string;
  isConfirmed: boolean;
  /** The guest who signs up. Their row becomes the account, so that their id, their key and all that is sealed with it stay. */
  guestId: string | null;
  now: Date;
}

/** Creates an account, or turns a guest into it. Fails if another account has the address. */
export async function createAccount(
  client: pg.PoolClient,
  { email, isConfirmed, guestId, now }: NewAccount,
): Promise<Entry> {
  const upgraded = await client.query(
    `update auth."user" set email = $2, email_verified = $3, is_guest = false, guest_until = $4,
       created_at = $5, updated_at = $5 where id = $1 and is_guest`,
    [guestId, email, isConfirmed, now, new Date()],
  );
  const entry = { askedVersion: NEW_ACCOUNT_VERSION };
  if (guestId !== null && upgraded.rowCount === 1) return { ...entry, userId: guestId, isUpgraded: true };
  const userId = newId();
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, '', $2, $3, $4, $4)`,
    [userId, email, isConfirmed, new Date()],
  );
  return { ...entry, userId };
}

/** Creates a guest, who can try one reading before signing up. */
export async function createGuest(pool: pg.Pool): Promise<Entry> {
  const userId = newId();
  await pool.query(
    `insert into auth."user" (id, name, email, is_guest, created_at, updated_at) values ($1, '', $2, true, $3, $3)`,
    [userId, `${userId}@${GUEST_DOMAIN}`, new Date()],
  );
  return { userId, askedVersion: NEW_ACCOUNT_VERSION, isGuest: true };
}

/**
 * Takes a new account's address off the waitlist and counts the sign-up. If that fails, a later job removes the entry.
 */
export async function takeOffList(
  { pool, log, clock }: Pick<SignInServices, "pool" | "log" | "clock">,
  email: string,
): Promise<void> {
  try {
    await settleSignUp(pool, email, clock.now());
  } catch (error) {
    log.warn({ err: error }, "an address could not be taken off the waitlist");
  }
}
