/** Handles a new e-mail address and a new password by a letter's link. Tries at the present password are counted. */
import { APIError } from "better-auth/api";
import type pg from "pg";
import type { Clock } from "../clock.ts";
import type { Post } from "../letters/post.ts";
import { readAccountsOfAddress } from "./accounts-of-address.ts";
import { isPasswordOf } from "./check-password.ts";
import { currentGuest } from "./guest-context.ts";
import { storedResetToken } from "./invitations.ts";
import { countSignedInTry } from "./limits.ts";
import { checkNewPassword, refuseLongPassword } from "./password-rules.ts";
import { currentSession, type HookContext, requireProofOf } from "./require-proof.ts";
import { addressLeaves, newAddressAsked } from "./waiting-letters.ts";

/** Counts a password try of somebody who is signed in. Throws after too many. */
export async function refuseGuessing(pool: pg.Pool, userId: string): Promise<void> {
  const wait = await countSignedInTry(pool, userId, Date.now());
  if (wait !== null) throw tooManyTries(wait);
}

/** Returns the error for too many password tries. `wait` is the time until the next try, in seconds. */
export function tooManyTries(wait: number): APIError {
  return new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_SIGN_INS", message: "Too many tries for this address. Please wait a few minutes." },
    { "Retry-After": String(wait) },
  );
}

/**
 * Prepares a call of `/reset-password`: refuses a weak new password, and makes the library hash it with the salt of the
 * address. An unknown token is left for the library to refuse.
 */
export async function checkNewPasswordOfLink(pool: pg.Pool, ctx: HookContext): Promise<void> {
  const token = ctx.body?.token ?? ctx.query?.token;
  if (typeof token !== "string") return;
  const { rows } = await pool.query<{ address: string }>(
    `select coalesce(claimed_email, email) as address from auth."user"
     where id::text = (select value from auth.verification where identifier = $1 limit 1)`,
    [storedResetToken(token)],
  );
  const [row] = rows;
  if (!row) return;
  const password: unknown = ctx.body?.newPassword;
  if (typeof password === "string") checkNewPassword(password, row.address);
  currentGuest().salt = (await readAccountsOfAddress(pool, row.address, null)).salt;
}

export interface ChangeServices {
  authPool: pg.Pool;
  post: Post;
  clock: Clock;
}

type AddressRequest = HookContext & {
  body: { newEmail: string; password?: string | undefined; callbackURL?: string | undefined };
};

/**
 * Handles `/change-email`, which needs a recent proof or the password. Writes to both addresses; the link in the letter to
 * the new one makes the change.
 */
export async function changeAddress(services: ChangeServices, ctx: AddressRequest): Promise<void> {
  const { authPool, post, clock } = services;
  const found = await currentSession(ctx);
  const { user } = found;
  const { newEmail, password, callbackURL = "/" } = ctx.body;
  if (password === undefined) requireProofOf(found, clock.now());
  else await checkPresentPassword(authPool, user.id, password);
  if (newEmail === addressOfAccount(user))
    throw new APIError("BAD_REQUEST", {
      code: "EMAIL_IS_THE_SAME",
      message: "That is already your email address.",
    });
  await post.write(addressLeaves(user.id), newAddressAsked(user.id, newEmail, callbackURL));
}

/** Returns the address that an account holds, or claims if another account holds it. */
export function addressOfAccount(user: { email: string; claimedEmail?: unknown }): string {
  return typeof user.claimedEmail === "string" ? user.claimedEmail : user.email;
}

/** Counts the try and throws unless this is the person's password. */
export async function checkPresentPassword(pool: pg.Pool, userId: string, password: string): Promise<void> {
  refuseLongPassword(password);
  await refuseGuessing(pool, userId);
  if (!(await isPasswordOf(pool, userId, password)))
    throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Invalid password" });
}
