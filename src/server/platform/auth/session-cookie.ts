// Reads and writes the session cookie: `token.signature`, signed with HMAC-SHA256.
import { createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "#domain/time.ts";
import { cookiesIn } from "../http/browser.ts";
import { COOKIE_PREFIX } from "./auth-names.ts";
import { SESSION_KEPT_MS } from "./session-token.ts";

const NAME = "session_token";

export interface SessionCookies {
  /** The prefix of the name of every cookie of signing in. */
  prefix: string;
  isSecure: boolean;
  current: string;
  /**
   * A former cookie name, still accepted, and deleted when the current one is set; `null` where there was
   * none.
   */
  former: string | null;
}

/**
 * Under https the cookie's name begins with `__Host-`, so that a browser accepts it only from this exact host
 * and no neighbouring host can plant one. Plain http on a local machine does not allow the prefix.
 */
export function sessionCookiesOf(appUrl: string): SessionCookies {
  const isSecure = appUrl.startsWith("https:");
  const prefix = isSecure ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX;
  return {
    prefix,
    isSecure,
    current: `${prefix}.${NAME}`,
    former: isSecure ? `__Secure-${COOKIE_PREFIX}.${NAME}` : null,
  };
}

/** Returns a `Set-Cookie` value for a cookie that no script can read and no other site can send. */
export function cookieHeader(
  { isSecure }: Pick<SessionCookies, "isSecure">,
  name: string,
  value: string,
  keptMs: number,
): string {
  const age = `Max-Age=${Math.floor(keptMs / SECOND_MS)}`;
  return `${name}=${value}; ${age}; Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
}

/** Returns the `Set-Cookie` value of a session. */
export function sessionCookie(cookies: SessionCookies, secret: string, token: string): string {
  const value = encodeURIComponent(`${token}.${signatureOf(token, secret).toString("base64")}`);
  return cookieHeader(cookies, cookies.current, value, SESSION_KEPT_MS);
}

/** Returns the `Set-Cookie` value that deletes the session cookie. */
export function forgetSession(cookies: SessionCookies): string {
  return cookieHeader(cookies, cookies.current, "", 0);
}

/** Returns whether a session cookie was sent, valid or not. */
export function hasSessionCookie(header: string | undefined, { current, former }: SessionCookies): boolean {
  return cookiesIn(header).some(({ name }) => name === current || name === former);
}

/**
 * Returns the token of the session cookie with our signature, preferring the current name. Returns `null` if there is
 * none, or if there are two of different sessions: one is planted, and we cannot tell which.
 */
export function signedTokenIn(
  header: string | undefined,
  { current, former }: SessionCookies,
  secret: string,
): string | null {
  const pairs = cookiesIn(header);
  for (const wanted of [current, former]) {
    const signed = pairs.filter(({ name }) => name === wanted).flatMap(({ raw }) => openCookie(raw, secret));
    const [first] = signed;
    if (first !== undefined) return signed.every((token) => token === first) ? first : null;
  }
  return null;
}

/** Deletes the session cookie with the former name where the browser sent one. */
export function forgetFormer(
  browser: { setCookie: (header: string) => void },
  header: string | undefined,
  cookies: SessionCookies,
): void {
  const { former } = cookies;
  if (former !== null && cookiesIn(header).some(({ name }) => name === former))
    browser.setCookie(cookieHeader(cookies, former, "", 0));
}

function openCookie(raw: string, secret: string): string[] {
  const value = decode(raw);
  const end = value.lastIndexOf(".");
  if (end < 1) return [];
  const token = value.slice(0, end);
  const expected = signatureOf(token, secret);
  const given = Buffer.from(value.slice(end + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? [token] : [];
}

const signatureOf = (token: string, secret: string) => createHmac("sha256", secret).update(token).digest();

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return "";
  }
}
