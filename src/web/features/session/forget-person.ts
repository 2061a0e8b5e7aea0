import { deleteCachedAnswers } from "../../api/kept-answers.ts";
import { removeStored, type StoreName, storedKeys } from "../../browser-storage.ts";
import { isOurs, survivesSignOut } from "../../kept-items.ts";

/**
 * Deletes a person's data in this browser: drafts, readings in progress, cached answers and the session hint. When
 * the promise resolves, the cached answers are deleted too; everything else is deleted at once.
 */
export function forgetPerson(): Promise<void> {
  for (const store of ["local", "tab"] as const) {
    for (const key of personKeys(store)) removeStored(store, key);
  }
  return deleteCachedAnswers();
}

/** Returns the keys of all data stored for a person. */
export function personKeys(store: StoreName): string[] {
  return storedKeys(store).filter((key) => isOurs(key) && !survivesSignOut(key));
}
