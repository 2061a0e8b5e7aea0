import { forgetAnswers } from "../../api/kept-answers.ts";
import { SIGN_OUT_DUE } from "./due-sign-out.ts";

const OURS = "rubber-arcana:";
/** Belongs to the device, not to the person. */
const KEPT = ["rubber-arcana:theme", "rubber-arcana:motion", "rubber-arcana:sound", SIGN_OUT_DUE];

/**
 * Wipes what the browser kept of a person: drafts, readings under way, answers kept for when there is no connection, the
 * hint that there is a session. All but the answers is gone at once, these with the promise.
 */
export function forgetPerson(storages: Storage[] = [localStorage, sessionStorage]): Promise<void> {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys) if (key.startsWith(OURS) && !KEPT.includes(key)) storage.removeItem(key);
  }
  return forgetAnswers();
}
