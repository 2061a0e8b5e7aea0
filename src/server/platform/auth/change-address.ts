/** Before the library changes a password or an address: the present password is asked for, and the old address told. */
import { APIError, getSessionFromCtx } from "better-auth/api";
import type pg from "pg";
import type { Mail } from "../mail/mail.ts";
import { isPasswordOf } from "./check-password.ts";
import { addressLeavesLetter } from "./letters.ts";
import { countSignIn } from "./limits.ts";

/** Part of what the library hands to a hook. */
export type HookContext = Parameters<typeof getSessionFromCtx>[0];

interface Floor {
  authPool: pg.Pool;
  mail: Mail;
}

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
export async function beforeNewPassword({ authPool }: Floor, ctx: HookContext) {
  const { user } = await currentSession(ctx);
  await refuseGuessing(authPool, user.email);
  return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
}

/** For `/change-email`: needs `password` beside the new address. A letter goes to the address that is left. */
export async function beforeNewAddress({ authPool, mail }: Floor, ctx: HookContext): Promise<void> {
  const { user } = await currentSession(ctx);
  await refuseGuessing(authPool, user.email);
  const { newEmail, password } = ctx.body ?? {};
  if (typeof password !== "string" || !(await isPasswordOf(authPool, user.id, password)))
    throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Invalid password" });
  if (typeof newEmail !== "string" || newEmail.toLowerCase() === user.email)
    throw new APIError("BAD_REQUEST", {
      code: "EMAIL_IS_THE_SAME",
      message: "That is the address you have already.",
    });
  if (looksLikeAddress(newEmail)) await mail.send(addressLeavesLetter(user.email));
}

function looksLikeAddress(text: string): boolean {
  return !/\s/.test(text) && text.slice(1, -1).includes("@");
}

async function currentSession(ctx: HookContext) {
  const session = await getSessionFromCtx(ctx);
  if (!session) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED", message: "Unauthorized" });
  return session;
}

/** Whether a link that verifies an address is one for a change, by what its token says. */
export function isChangeOfAddress(token: string): boolean {
  const [, payload = ""] = token.split(".");
  try {
    const said: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof said === "object" && said !== null && "updateTo" in said;
  } catch {
    return false;
  }
}
