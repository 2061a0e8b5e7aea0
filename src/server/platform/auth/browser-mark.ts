/** Marks a browser with a cookie that no script can read, so that it is known again when it goes on with what it began. */
import { timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "#domain/time.ts";
import { hashOfSecretToken, newSecretToken } from "../crypto/secret-token.ts";
import type { Visit } from "../http/context.ts";
import { ATTEMPT_KEPT_S } from "./identities/attempts.ts";
import { SIGN_UP_KEPT_MS } from "./pending-sign-up.ts";
import { cookieHeader, type SessionCookies } from "./session-cookie.ts";

/**
 * What a browser begins, and for how long its mark is kept. The letter of a sign-up may be composed later: its link then outlives
 * the mark, and the person sets the password.
 */
const KEPT_MS = { attempt: ATTEMPT_KEPT_S * SECOND_MS, sign_up: SIGN_UP_KEPT_MS };
type Begun = keyof typeof KEPT_MS;

const nameOf = ({ prefix }: SessionCookies, begun: Begun) => `${prefix}.${begun}`;

/** Sets the cookie, or keeps the one of another tab. Returns the hash to store with what was begun. */
export function markBrowser({ browser }: Visit, cookies: SessionCookies, begun: Begun): string {
  const name = nameOf(cookies, begun);
  const mark = browser.cookie(name) ?? newSecretToken();
  browser.setCookie(cookieHeader(cookies, name, mark, KEPT_MS[begun]));
  return hashOfSecretToken(mark);
}

/** Returns whether this is the browser whose mark has this hash. */
export function isMarked({ browser }: Visit, cookies: SessionCookies, begun: Begun, hash: string): boolean {
  const mark = browser.cookie(nameOf(cookies, begun));
  return mark !== null && timingSafeEqual(Buffer.from(hashOfSecretToken(mark)), Buffer.from(hash));
}

/** Takes the cookie away when a person leaves the browser, so that the next one is not taken for them. */
export function unmarkBrowser({ browser }: Visit, cookies: SessionCookies, begun: Begun): void {
  browser.setCookie(cookieHeader(cookies, nameOf(cookies, begun), "", 0));
}
