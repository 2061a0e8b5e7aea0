/** The session of the caller: who it is, and its end. */
import type { SignedIn } from "#contract/sign-in.ts";
import { unmarkBrowser } from "../../platform/auth/browser-mark.ts";
import { endAllSessions, endSessionOfToken } from "../../platform/auth/end-sessions.ts";
import { renewSession } from "../../platform/auth/renew-session.ts";
import {
  forgetFormer,
  forgetSession,
  sessionCookie,
  signedTokenIn,
} from "../../platform/auth/session-cookie.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import type { Visit } from "../../platform/http/context.ts";

/** Returns who is signed in, and gives the session and its cookie their full time again. */
export async function renewOwnSession(services: SignInServices, visit: Visit): Promise<SignedIn | null> {
  const { pool, cookies, secret } = services;
  const { session, browser, headers } = visit;
  if (!session) return null;
  const token = signedTokenIn(headers.cookie, cookies, secret);
  if (token !== null && (await renewSession(pool, token, new Date()))) {
    browser.setCookie(sessionCookie(cookies, secret, token));
    forgetFormer(browser, headers.cookie, cookies);
  }
  const { userId: id, email, isGuest } = session;
  return { user: { id, email, isGuest } };
}

/** Ends the session of the cookie, if it has one, and deletes the cookie and what the browser keeps. */
export async function signOut(services: SignInServices, visit: Visit): Promise<void> {
  const { pool, cookies, secret, live } = services;
  const { browser, headers } = visit;
  const token = signedTokenIn(headers.cookie, cookies, secret);
  const userId = token === null ? null : await endSessionOfToken(pool, token);
  if (userId !== null) live.sessionsChanged({ userId });
  browser.setCookie(forgetSession(cookies));
  forgetFormer(browser, headers.cookie, cookies);
  unmarkBrowser(visit, cookies, "sign_up");
  browser.clearCache();
}

export async function signOutEverywhere({ pool, live }: SignInServices, userId: string): Promise<void> {
  await endAllSessions(pool, userId);
  live.sessionsChanged({ userId });
}
