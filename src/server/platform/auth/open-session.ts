import { APIError } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { currentGuest } from "./guest-context.ts";

/** The library's context of a request that may begin a session. */
export type SignInContext = Parameters<typeof setSessionCookie>[0];

/**
 * Begins a session for this account and sets its cookie. Every way to sign in ends here. Throws if the account is gone,
 * and what the session gate throws. `isForgotten`: the session ends with the browser. Returns the account.
 */
export async function openSession(ctx: SignInContext, userId: string, isForgotten = false) {
  const { internalAdapter } = ctx.context;
  currentGuest().firstStep.isForgotten = isForgotten;
  const user = await internalAdapter.findUserById(userId);
  const session = user && (await internalAdapter.createSession(userId, isForgotten));
  if (!session)
    throw new APIError("UNAUTHORIZED", { code: "FAILED_TO_CREATE_SESSION", message: "Please try again." });
  await setSessionCookie(ctx, { session, user }, isForgotten);
  return user;
}
