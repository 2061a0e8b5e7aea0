/** Binds an attempt to the browser that began it, by a cookie that no script can read. */
import { timingSafeEqual } from "node:crypto";
import { hashOfSecretToken, newSecretToken } from "../../crypto/secret-token.ts";
import type { SignInContext } from "../open-session.ts";
import type { SessionCookies } from "../session-cookie.ts";
import { ATTEMPT_KEPT_S, type Attempt } from "./attempts.ts";
import { refusal } from "./refusals.ts";

const nameOf = ({ prefix }: SessionCookies) => `${prefix}.attempt`;

/** Sets the cookie, or keeps the one of another tab. Returns the hash that the attempt stores. */
export function markBrowser(ctx: SignInContext, cookies: SessionCookies): string {
  const mark = ctx.getCookie(nameOf(cookies)) || newSecretToken();
  ctx.setCookie(nameOf(cookies), mark, {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    maxAge: ATTEMPT_KEPT_S,
    secure: cookies.isSecure,
  });
  return hashOfSecretToken(mark);
}

/** Throws unless this is the browser that began the attempt. */
export function requireSameBrowser(ctx: SignInContext, cookies: SessionCookies, { browser }: Attempt): void {
  const mark = ctx.getCookie(nameOf(cookies));
  if (!mark || !timingSafeEqual(Buffer.from(hashOfSecretToken(mark)), Buffer.from(browser)))
    throw refusal("ATTEMPT_GONE");
}
