/** Binds an attempt to the browser that began it, by a cookie that no script can read. */
import { timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "#domain/time.ts";
import { hashOfSecretToken, newSecretToken } from "../../crypto/secret-token.ts";
import { refusal } from "../../errors/app-error.ts";
import type { Visit } from "../../http/context.ts";
import { cookieHeader, type SessionCookies } from "../session-cookie.ts";
import { ATTEMPT_KEPT_S, type Attempt } from "./attempts.ts";

const nameOf = ({ prefix }: SessionCookies) => `${prefix}.attempt`;

/** Sets the cookie, or keeps the one of another tab. Returns the hash that the attempt stores. */
export function markBrowser({ browser }: Visit, cookies: SessionCookies): string {
  const mark = browser.cookie(nameOf(cookies)) ?? newSecretToken();
  browser.setCookie(cookieHeader(cookies, nameOf(cookies), mark, ATTEMPT_KEPT_S * SECOND_MS));
  return hashOfSecretToken(mark);
}

/** Throws unless this is the browser that began the attempt. */
export function requireSameBrowser(
  { browser }: Visit,
  cookies: SessionCookies,
  { browser: began }: Attempt,
): void {
  const mark = browser.cookie(nameOf(cookies));
  if (!mark || !timingSafeEqual(Buffer.from(hashOfSecretToken(mark)), Buffer.from(began)))
    throw refusal("attempt_gone");
}
