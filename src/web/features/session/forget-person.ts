import { deleteCachedAnswers } from "../../api/kept-answers.ts";
import { isOurs, survivesSignOut } from "../../kept-items.ts";

/**
 * Deletes a person's data in this browser: drafts, readings in progress, cached answers and the session hint. When
 * the promise resolves, the cached answers are deleted too; everything else is deleted at once.
 */
export function forgetPerson(storages: Storage[] = [localStorage, sessionStorage]): Promise<void> {
  for (const storage of storages) for (const key of personKeys(storage)) storage.removeItem(key);
  return deleteCachedAnswers();
}

/** Returns the keys of all data stored for a person. */
export function personKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => isOurs(key) && !survivesSignOut(key));
}
