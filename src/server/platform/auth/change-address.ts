/** Changes of a password or an address: tries are counted, and a new address needs the present password. */
import { APIError, getSessionFromCtx } from "better-auth/api";
import type pg from "pg";
import type { Post } from "../letters/post.ts";
import { isPasswordOf } from "./check-password.ts";
import { addressLeaves, newAddressAsked } from "./compose-letters.ts";
import { countSignIn } from "./limits.ts";

/** Part of what the library hands to a hook. */
export type HookContext = Parameters<typeof getSessionFromCtx>[0];

/** Counts a guess at the password of somebody who has a session, with the sign-ins to that address. */
export async function refuseGuessing(pool: pg.Pool, email: string): Promise<void> {
  const wait = await countSignIn(pool, email, Date.now());
  if (wait === null) return;
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_SIGN_INS", message: "Too many tries for this address. Please wait a few minutes." },
    { "Retry-After": String(wait) },
  );
}

/** For `/change-password`: tries are counted, and whoever else is signed in is signed out. */
export async function beforeNewPassword(authPool: pg.Pool, ctx: HookContext) {
  const { user } = await currentSession(ctx);
  await refuseGuessing(authPool, user.email);
  return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
}

export interface ChangeFloor {
  authPool: pg.Pool;
  post: Post;
}

type AddressRequest = HookContext & {
  body: { newEmail: string; password: string; callbackURL?: string | undefined };
};

/** For `/change-email`: needs the password. Letters go to both addresses, and the change is made by the new one's link. */
export async function changeAddress({ authPool, post }: ChangeFloor, ctx: AddressRequest): Promise<void> {
  const { user } = await currentSession(ctx);
  await refuseGuessing(authPool, user.email);
  const { newEmail, password, callbackURL = "/" } = ctx.body;
  if (!(await isPasswordOf(authPool, user.id, password)))
    throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Invalid password" });
  if (newEmail.toLowerCase() === user.email)
    throw new APIError("BAD_REQUEST", {
      code: "EMAIL_IS_THE_SAME",
      message: "That is the address you have already.",
    });
  await post.write(addressLeaves(user.id), newAddressAsked(user.id, newEmail, callbackURL));
}

async function currentSession(ctx: HookContext) {
  const session = await getSessionFromCtx(ctx);
  if (!session) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED", message: "Unauthorized" });
  return session;
}
