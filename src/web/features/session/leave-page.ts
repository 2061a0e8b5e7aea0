import { forgetPerson } from "./forget-person.ts";
import { putAwayWriting } from "./put-away.ts";

export interface LeavingPage {
  /** The address to open after leaving, the current one by default. */
  to?: string | undefined;
  /** The id of the user whose writing is stored until they return. `null` means that the writing is deleted. */
  keepFor?: string | null;
}

/**
 * Deletes the person's stored data and loads the page anew, so that nothing of the person stays in memory. If the
 * new page needs a session, it asks to sign in.
 */
export async function leavePage({ to, keepFor = null }: LeavingPage = {}): Promise<void> {
  const wipe = () => (keepFor === null ? forgetPerson() : putAwayWriting(keepFor));
  const wiped = wipe();
  addEventListener("pagehide", () => {
    // The data is deleted a second time later, because a draft may be stored again while the page unloads.
    void wipe();
    // The page reloads when it is shown again, because the browser may restore it from its back-forward cache.
    document.body.hidden = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) loadPageAnew();
  });
  await wiped;
  loadPageAnew(to);
}

/** Loads `path`, or reloads the current page. */
export function loadPageAnew(path?: string): void {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}
