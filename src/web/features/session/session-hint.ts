import type { Me } from "#contract/session.ts";
import { DAY_MS } from "#domain/time.ts";
import { GUEST_HINT, KEPT, keptItem, number, text } from "../../kept-items.ts";

/**
 * A record of whose session this browser has had. A page cannot read the session cookie, and asking the server
 * costs a request, so public pages ask only if this record exists. The record grants no access.
 */
const hint = keptItem({ ...KEPT.sessionHint, schema: text });
/** The time at which the session was last renewed, in milliseconds since the epoch. */
const renewed = keptItem({ ...KEPT.sessionRenewed, schema: number });

export function hasSessionHint(): boolean {
  return hint.read() !== null;
}

/**
 * Returns the user id of the recorded session. Returns `null` if it is unknown, or if it is a guest's, who cannot
 * sign in again.
 */
export function userIdOfHint(): string | null {
  const kept = hint.read();
  return kept === GUEST_HINT ? null : kept;
}

export function storeSessionHint(user: Pick<NonNullable<Me["user"]>, "id" | "isGuest"> | null): void {
  if (user) hint.keep(user.isGuest ? GUEST_HINT : user.id);
  else hint.drop();
}

/** Returns whether to renew the session cookie now, which is due at most once a day. If so, records the renewal. */
export function isRenewalDue(now: number): boolean {
  const renewedAt = renewed.read() ?? 0;
  if (now - renewedAt < DAY_MS) return false;
  renewed.keep(now);
  return true;
}
