import { forgetAnswers } from "../../api/kept-answers.ts";

const OURS = "rubber-arcana:";
/** Belongs to the device, not to the person. */
const KEPT = ["rubber-arcana:theme", "rubber-arcana:motion", "rubber-arcana:sound"];

/**
 * Wipes what the browser kept of a person: drafts, readings under way, answers kept for when there is no connection, the
 * hint that there is a session.
 */
export function forgetPerson(storages: Storage[] = [localStorage, sessionStorage]): void {
  forgetAnswers();
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys) if (key.startsWith(OURS) && !KEPT.includes(key)) storage.removeItem(key);
  }
}
