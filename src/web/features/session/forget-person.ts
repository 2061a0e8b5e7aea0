import { OURS } from "../../api/kept.ts";
import { forgetAnswers } from "../../api/kept-answers.ts";
import { SIGN_OUT_DUE } from "./due-sign-out.ts";

/** Belongs to the device, not to the person. */
const KEPT = [`${OURS}theme`, `${OURS}motion`, `${OURS}sound`, SIGN_OUT_DUE];

/**
 * Deletes a person's data in this browser: drafts, readings under way, cached answers, the session hint.
 * The cached answers are gone when the promise resolves, everything else at once.
 */
export function forgetPerson(storages: Storage[] = [localStorage, sessionStorage]): Promise<void> {
  for (const storage of storages) for (const key of personKeys(storage)) storage.removeItem(key);
  return forgetAnswers();
}

/** Returns the keys of all data stored for a person. */
export function personKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(OURS) && !KEPT.includes(key));
}
