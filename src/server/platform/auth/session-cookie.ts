// The cookie of a session among those that a request carries. It is the library's: `token.signature`, signed by HMAC-SHA256.
import { createHmac, timingSafeEqual } from "node:crypto";
import { COOKIE_PREFIX } from "./auth-names.ts";

const NAME = "session_token";

export interface SessionCookies {
  /** What the library puts before the name of every cookie that it sets. */
  prefix: string;
  isSecure: boolean;
  current: string;
  /** Read as well, and given up when the current one is set; none where there was no other. */
  former: string | null;
}

/** A cookie that was sent and that we signed. */
export interface SignedCookie {
  token: string;
  /** As it was sent. */
  raw: string;
}

/**
 * Under https the cookie's name begins with `__Host-`: a browser then takes it from this very host alone, for all of its
 * addresses, so that no neighbouring host can plant one. Plain http, on a person's own machine, allows no prefix.
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

/** Whether a session cookie was sent, whatever it holds. */
export function hasSessionCookie(header: string | undefined, { current, former }: SessionCookies): boolean {
  return pairsIn(header).some(({ name }) => name === current || name === former);
}

export function hasFormerCookie(header: string | undefined, { former }: SessionCookies): boolean {
  return former !== null && pairsIn(header).some(({ name }) => name === former);
}

/**
 * Returns the session cookie whose signature is ours, the current name before the former. Returns `null` for no such
 * cookie and for two of different sessions: one of them is planted, and nothing tells which.
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

/** The header for the library: other cookies as they are, and of the session's the one that counts. */
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

/** A `Set-Cookie` that makes a browser forget the former cookie. */
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
