import type { Me } from "#contract/session.ts";
import { DAY_MS } from "#domain/time.ts";
import { GUEST_HINT, KEPT } from "../../kept-items.ts";

/**
 * Records whose session this browser has had. A page cannot read the cookie, and asking the server costs a
 * request, so public pages ask only if this hint exists. It grants no access.
 */
export function hasSessionHint(): boolean {
  return typeof localStorage !== "undefined" && localStorage.getItem(KEPT.sessionHint.key) !== null;
}

/** Returns the user id of the session. `null` if it is unknown or a guest's, who cannot sign in again. */
export function userIdOfHint(): string | null {
  const kept = localStorage.getItem(KEPT.sessionHint.key);
  return kept === GUEST_HINT ? null : kept;
}

export function keepSessionHint(user: Pick<NonNullable<Me["user"]>, "id" | "isGuest"> | null): void {
  if (user) localStorage.setItem(KEPT.sessionHint.key, user.isGuest ? GUEST_HINT : user.id);
  else localStorage.removeItem(KEPT.sessionHint.key);
}

/** Returns whether to renew the session cookie now, at most once a day, and records the renewal. */
export function isRenewalDue(now: number): boolean {
  const renewedAt = Number(localStorage.getItem(KEPT.sessionRenewed.key) ?? 0);
  if (now - renewedAt < DAY_MS) return false;
  localStorage.setItem(KEPT.sessionRenewed.key, String(now));
  return true;
}
