// Reads the session cookie of a request. The library writes it as `token.signature`, signed with HMAC-SHA256.
import { createHmac, timingSafeEqual } from "node:crypto";
import { COOKIE_PREFIX } from "./auth-names.ts";

const NAME = "session_token";

export interface SessionCookies {
  /** The prefix of every cookie name that the library sets. */
  prefix: string;
  isSecure: boolean;
  current: string;
  /**
   * A former cookie name, still accepted, and deleted when the current one is set; `null` where there was
   * none.
   */
  former: string | null;
}

/** A session cookie that was sent and has our signature. */
export interface SignedCookie {
  token: string;
  /** The cookie's value as the browser sent it. */
  raw: string;
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

/** Returns whether a session cookie was sent, valid or not. */
export function hasSessionCookie(header: string | undefined, { current, former }: SessionCookies): boolean {
  return pairsIn(header).some(({ name }) => name === current || name === former);
}

export function hasFormerCookie(header: string | undefined, { former }: SessionCookies): boolean {
  return former !== null && pairsIn(header).some(({ name }) => name === former);
}

/**
 * Returns the session cookie with our signature, preferring the current name. Returns `null` if there is
 * none, or if there are two of different sessions: one is planted, and we cannot tell which.
 */
export function signedCookieIn(
  header: string | undefined,
  { current, former }: SessionCookies,
  secret: string,
): SignedCookie | null {
  const pairs = pairsIn(header);
  for (const wanted of [current, former]) {
    const signed = pairs.filter(({ name }) => name === wanted).flatMap(({ raw }) => openCookie(raw, secret));
    const [first] = signed;
    if (first) return signed.every(({ token }) => token === first.token) ? first : null;
  }
  return null;
}

/** Returns the cookie header for the library: other cookies unchanged, and only the valid session cookie. */
export function withOneSession(
  header: string | undefined,
  cookies: SessionCookies,
  secret: string,
): string | undefined {
  const signed = signedCookieIn(header, cookies, secret);
  const others = pairsIn(header).filter(({ name }) => name !== cookies.current && name !== cookies.former);
  const kept = [...others, ...(signed ? [{ name: cookies.current, raw: signed.raw }] : [])];
  return kept.length > 0 ? kept.map(({ name, raw }) => `${name}=${raw}`).join("; ") : undefined;
}

/** Returns a `Set-Cookie` value that deletes the session cookie with the former name. */
export function forgetFormer({ former }: SessionCookies): string {
  return `${former}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

function pairsIn(header = ""): { name: string; raw: string }[] {
  return header.split(";").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at < 0 ? [] : [{ name: pair.slice(0, at).trim(), raw: pair.slice(at + 1).trim() }];
  });
}

function openCookie(raw: string, secret: string): SignedCookie[] {
  const value = decode(raw);
  const end = value.lastIndexOf(".");
  if (end < 1) return [];
  const token = value.slice(0, end);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(value.slice(end + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? [{ token, raw }] : [];
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return "";
  }
}
