/**
 * A sign-out that has not reached the server yet. Signing out offline takes effect on this device at once. A page
 * cannot delete the session cookie itself, so the session ends when the server answers again.
 */
import { signOut } from "../../api/sign-out.ts";
import { storedKeys } from "../../browser-storage.ts";
import { KEPT, keptItem, oneOf, SET, storageKeyHolds } from "../../kept-items.ts";

/** The record of the pending sign-out. It contains no personal data, and stays when the person's data is deleted. */
const signOutDue = keptItem({ ...KEPT.signOutDue, schema: oneOf(SET) });
const ANSWERS_WITHIN_MS = 8000;

const watchers = new Set<() => void>();

export function isSignOutDue(): boolean {
  return signOutDue.read() !== null;
}

/** Subscribes to changes of `isSignOutDue` in any tab. Returns a function that unsubscribes. */
export function watchSignOut(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener("storage", watcher);
  };
}

/** Ends the session now or when the server answers. Throws if unsent text would be lost, unless `isSure`. */
export async function endSession(discardsUnsent: boolean): Promise<void> {
  if (!discardsUnsent && holdsUnsent())
    throw new Error("Words on this device may not have reached the server");
  try {
    await signOut(AbortSignal.timeout(ANSWERS_WITHIN_MS));
  } catch {
    signOutDue.keep(SET);
  }
}

/**
 * Ends a session whose sign-out is pending. Only one tab does this at a time. Throws if the server does not answer.
 */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutDue()) return;
  await inTurn(async () => {
    if (!isSignOutDue()) return;
    await signOut(AbortSignal.timeout(ANSWERS_WITHIN_MS));
    signOutDue.drop();
    for (const watcher of watchers) watcher();
  });
}

/**
 * Runs `work` under a lock that all tabs share, or at once if the browser has no such locks or refuses them. Without the
 * lock, a late answer in one tab could delete the new cookie of another.
 */
async function inTurn(work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  if (!("locks" in navigator)) return await begin();
  try {
    await navigator.locks.request(KEPT.signOutDue.key, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}

function holdsUnsent(): boolean {
  return storedKeys("local").some((key) => storageKeyHolds(key, "unsent"));
}
