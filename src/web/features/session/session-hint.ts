import type { Me } from "#contract/session.ts";
import { DAY_MS } from "#domain/time.ts";
import { SESSION_HINT, SESSION_RENEWED } from "../../api/kept.ts";

/**
 * Records whose session this browser has had. A page cannot read the cookie, and asking the server costs a
 * request, so public pages ask only if this hint exists. It grants no access.
 */
const GUEST = "guest";
/** The value that earlier releases stored for any person. */
const SOMEBODY = "1";

export function hasSessionHint(): boolean {
  return typeof localStorage !== "undefined" && localStorage.getItem(SESSION_HINT) !== null;
}

/** Returns the user id of the session. `null` if it is unknown or a guest's, who cannot sign in again. */
export function accountOfHint(): string | null {
  const kept = localStorage.getItem(SESSION_HINT);
  return kept === GUEST || kept === SOMEBODY ? null : kept;
}

export function keepSessionHint(user: Pick<NonNullable<Me["user"]>, "id" | "isGuest"> | null): void {
  if (user) localStorage.setItem(SESSION_HINT, user.isGuest ? GUEST : user.id);
  else localStorage.removeItem(SESSION_HINT);
}

/** Returns whether to renew the session cookie now, at most once a day, and records the renewal. */
export function isRenewalDue(now: number): boolean {
  const renewedAt = Number(localStorage.getItem(SESSION_RENEWED) ?? 0);
  if (now - renewedAt < DAY_MS) return false;
  localStorage.setItem(SESSION_RENEWED, String(now));
  return true;
}
