import { forgetPerson } from "./forget-person.ts";
import { putAwayWriting } from "./put-away.ts";

export interface LeavingPage {
  /** The address to open after leaving, the current one by default. */
  to?: string | undefined;
  /** The user whose writing is kept until they return; `null` deletes it. */
  keepFor?: string | null;
}

/**
 * Deletes the person's stored data and loads the page anew, so that nothing of them stays in memory.
 * A page that needs a session then asks to sign in.
 */
export async function leavePage({ to, keepFor = null }: LeavingPage = {}): Promise<void> {
  const wipe = () => (keepFor === null ? forgetPerson() : putAwayWriting(keepFor));
  const wiped = wipe();
  addEventListener("pagehide", () => {
    // The data is deleted again later, because a draft may be stored once more while the page unloads.
    void wipe();
    // The page reloads when it is shown again, because the browser may restore it from its back-forward
    // cache.
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
