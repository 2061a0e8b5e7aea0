/**
 * Handles changes of a password or an e-mail address. Password tries are counted, and a new address needs the current
 * password.
 */
import { APIError, getSessionFromCtx } from "better-auth/api";
import type pg from "pg";
import type { Post } from "../letters/post.ts";
import { isPasswordOf } from "./check-password.ts";
import { currentGuest } from "./guest-context.ts";
import { countSignedInTry } from "./limits.ts";
import { saltOf } from "./password-hash.ts";
import { checkNewPassword } from "./password-rules.ts";
import { addressLeaves, newAddressAsked } from "./waiting-letters.ts";

/** The part of the library's hook context that is used here. */
export type HookContext = Parameters<typeof getSessionFromCtx>[0];

async function refuseGuessing(pool: pg.Pool, userId: string): Promise<void> {
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
 * Prepares a call of `/change-password`: counts the try, checks the new password, and makes the call end all other
 * sessions.
 */
export async function checkNewPasswordOfMember(pool: pg.Pool, ctx: HookContext) {
  const { user } = await currentSession(ctx);
  await refuseGuessing(pool, user.id);
  await prepareNewPassword(pool, "a.user_id = $1", user.id, ctx.body?.newPassword);
  return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
}

/** Prepares a call of `/reset-password`. An unknown token is left for the library to refuse. */
export async function checkNewPasswordOfLink(pool: pg.Pool, ctx: HookContext): Promise<void> {
  const token = ctx.body?.token ?? ctx.query?.token;
  if (typeof token !== "string") return;
  const byToken = "a.user_id::text = (select value from auth.verification where identifier = $1 limit 1)";
  await prepareNewPassword(pool, byToken, `reset-password:${token}`, ctx.body?.newPassword);
}

/** Refuses a weak new password, and makes the library hash it with the salt of the old one. */
async function prepareNewPassword(pool: pg.Pool, condition: string, key: string, password: unknown) {
  const { rows } = await pool.query<{ hash: string | null; address: string }>(
    `select a.password as hash, coalesce(u.claimed_email, u.email) as address
     from auth.account a join auth."user" u on u.id = a.user_id
     where a.provider_id = 'credential' and ${condition}`,
    [key],
  );
  const [row] = rows;
  if (!row) return;
  if (typeof password === "string") checkNewPassword(password, row.address);
  currentGuest().salt = row.hash === null ? null : saltOf(row.hash);
}

export interface ChangeServices {
  authPool: pg.Pool;
  post: Post;
}

type AddressRequest = HookContext & {
  body: { newEmail: string; password: string; callbackURL?: string | undefined };
};

/**
 * Handles `/change-email`, which needs the password. Writes to both addresses; the link in the letter to the new one
 * makes the change.
 */
export async function changeAddress({ authPool, post }: ChangeServices, ctx: AddressRequest): Promise<void> {
  const { user } = await currentSession(ctx);
  await refuseGuessing(authPool, user.id);
  const { newEmail, password, callbackURL = "/" } = ctx.body;
  if (!(await isPasswordOf(authPool, user.id, password)))
    throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Invalid password" });
  if (newEmail.toLowerCase() === addressOfAccount(user))
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

async function currentSession(ctx: HookContext) {
  const session = await getSessionFromCtx(ctx);
  if (!session) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED", message: "Unauthorized" });
  return session;
}
