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
