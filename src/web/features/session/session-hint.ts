/**
 * Whether this browser has had a session. The cookie cannot be read by the page, and asking the server costs a request,
 * so a visitor's public pages ask only where this says it is worth it. It grants nothing.
 */
const KEY = "rubber-arcana:has-session";

export function hasSessionHint(): boolean {
  return typeof localStorage !== "undefined" && localStorage.getItem(KEY) !== null;
}

export function keepSessionHint(hasSession: boolean): void {
  if (hasSession) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
}

const RENEWED = "rubber-arcana:session-renewed";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the session's cookie should be renewed now: once a day. Notes that it is. */
export function isRenewalDue(now: number): boolean {
  const renewedAt = Number(localStorage.getItem(RENEWED) ?? 0);
  if (now - renewedAt < DAY_MS) return false;
  localStorage.setItem(RENEWED, String(now));
  return true;
}
