import { OURS } from "../../api/kept.ts";
import { forgetAnswers } from "../../api/kept-answers.ts";
import { SIGN_OUT_DUE } from "./due-sign-out.ts";

/** Belongs to the device, not to the person. */
const KEPT = [`${OURS}theme`, `${OURS}motion`, `${OURS}sound`, SIGN_OUT_DUE];

/**
 * Wipes what the browser kept of a person: drafts, readings under way, answers kept for when there is no connection, the
 * hint that there is a session. All but the answers is gone at once, these with the promise.
 */
export function forgetPerson(storages: Storage[] = [localStorage, sessionStorage]): Promise<void> {
  for (const storage of storages) for (const key of personKeys(storage)) storage.removeItem(key);
  return forgetAnswers();
}

/** The names of all that is kept here of a person. */
export function personKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(OURS) && !KEPT.includes(key));
}
