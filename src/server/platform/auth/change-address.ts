/** Handles a new e-mail address. Tries at the present password are counted. */
import { APIError } from "better-auth/api";
import type pg from "pg";
import type { Clock } from "../clock.ts";
import type { Post } from "../letters/post.ts";
import { isPasswordOf } from "./check-password.ts";
import { countSignedInTry } from "./limits.ts";
import { readAskedVersion } from "./mail-keys.ts";
import { refuseLongPassword } from "./password-rules.ts";
import { currentSession, type HookContext, requireProofOf } from "./require-proof.ts";
import { addressChangeAsked, newAddressAsked } from "./waiting-letters.ts";
import { tooManyTries, writeToAddress } from "./write-to-address.ts";

/** Counts a password try of somebody who is signed in. Throws after too many. */
export async function refuseGuessing(pool: pg.Pool, userId: string): Promise<void> {
  const wait = await countSignedInTry(pool, userId, Date.now());
  if (wait !== null) throw tooManyTries(wait);
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
  const askedVersion = await readAskedVersion(authPool, user.id);
  const letter = newAddressAsked({ id: user.id, askedVersion }, newEmail, callbackURL);
  // An address that nobody has confirmed may be another person's, whom the account does not concern.
  const warnings = user.emailVerified ? [addressChangeAsked(user.id, user.email)] : [];
  await writeToAddress({ pool: authPool, post }, newEmail, letter, ...warnings);
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
