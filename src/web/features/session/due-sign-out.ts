/**
 * A sign-out that the server has not heard of yet. Whoever signs out without a connection is out on this device at once;
 * the cookie is out of a page's reach, so the session itself ends as soon as the server answers again, and before
 * anything else is asked of it.
 */
import { signOut } from "../../api/auth.ts";
import { AUTOSAVE_DRAFTS, CHAT_OUTBOX, OURS } from "../../api/kept.ts";

/** Says nothing of a person, and outlives the wipe. */
export const SIGN_OUT_DUE = `${OURS}sign-out-due`;
const ANSWERS_WITHIN_MS = 8000;

const watchers = new Set<() => void>();

export function isSignOutDue(): boolean {
  return localStorage.getItem(SIGN_OUT_DUE) !== null;
}

/** Calls when that changes, in this tab or another, until the answer is called. */
export function watchSignOut(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener("storage", watcher);
  };
}

/** Ends the session now, or notes that it is to be ended. `isSure`: also where words that were not sent are lost by it. */
export async function endSession(isSure: boolean): Promise<void> {
  if (!isSure && holdsUnsent()) throw new Error("Words on this device may not have reached the server");
  try {
    await signOut(AbortSignal.timeout(ANSWERS_WITHIN_MS));
  } catch {
    localStorage.setItem(SIGN_OUT_DUE, "1");
  }
}

/** Ends the session that was left open, where there is one; one tab after the other. Fails where no answer comes. */
export async function settleSignOut(): Promise<void> {
  if (!isSignOutDue()) return;
  await inTurn(async () => {
    if (!isSignOutDue()) return;
    await signOut(AbortSignal.timeout(ANSWERS_WITHIN_MS));
    localStorage.removeItem(SIGN_OUT_DUE);
    for (const watcher of watchers) watcher();
  });
}

/** A late answer to one tab would take the cookie back that another has got since. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(SIGN_OUT_DUE, work);
  else await work();
}

/** What the server is not known to have. */
const WAITING = [AUTOSAVE_DRAFTS, CHAT_OUTBOX];

function holdsUnsent(): boolean {
  return Object.keys(localStorage).some((key) => WAITING.some((start) => key.startsWith(start)));
}
