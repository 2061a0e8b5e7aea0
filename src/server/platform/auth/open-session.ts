import { setSessionCookie } from "better-auth/cookies";
import { currentGuest, type Entry } from "./guest-context.ts";
import { noSession } from "./session-gate.ts";

/** The library's context of a request that may begin a session. */
export type SignInContext = Parameters<typeof setSessionCookie>[0];

/**
 * Begins a session for this account and sets its cookie. Every way to sign in ends here. Throws if the account is gone,
 * and what the session gate throws. `isForgotten`: the session ends with the browser. Returns the account.
 */
export async function openSession(ctx: SignInContext, entry: Entry, isForgotten = false) {
  const { internalAdapter } = ctx.context;
  const context = currentGuest();
  context.entry = entry;
  context.firstStep.isForgotten = isForgotten;
  const user = await internalAdapter.findUserById(entry.userId);
  if (!user) throw noSession();
  const session = await internalAdapter.createSession(entry.userId, isForgotten);
  await setSessionCookie(ctx, { session, user }, isForgotten);
  return user;
}
