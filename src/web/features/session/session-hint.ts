import type { Me } from "../../../contract/me.ts";
import { SESSION_HINT, SESSION_RENEWED } from "../../api/kept.ts";

/**
 * Whose session this browser has had. The cookie cannot be read by the page, and asking the server costs a request,
 * so a visitor's public pages ask only where this says it is worth it. It grants nothing.
 */
const GUEST = "guest";
/** What earlier releases kept, whoever it was. */
const SOMEBODY = "1";

export function hasSessionHint(): boolean {
  return typeof localStorage !== "undefined" && localStorage.getItem(SESSION_HINT) !== null;
}

/** The account whose session it was; `null` where that is unknown, and for a guest's, who cannot come back. */
export function accountOfHint(): string | null {
  const kept = localStorage.getItem(SESSION_HINT);
  return kept === GUEST || kept === SOMEBODY ? null : kept;
}

export function keepSessionHint(user: Pick<NonNullable<Me["user"]>, "id" | "isGuest"> | null): void {
  if (user) localStorage.setItem(SESSION_HINT, user.isGuest ? GUEST : user.id);
  else localStorage.removeItem(SESSION_HINT);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the session's cookie should be renewed now: once a day. Notes that it is. */
export function isRenewalDue(now: number): boolean {
  const renewedAt = Number(localStorage.getItem(SESSION_RENEWED) ?? 0);
  if (now - renewedAt < DAY_MS) return false;
  localStorage.setItem(SESSION_RENEWED, String(now));
  return true;
}
