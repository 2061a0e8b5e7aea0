import { forgetPerson } from "./forget-person.ts";
import { putAway } from "./put-away.ts";

interface LeavingPage {
  /** Where to begin again; where one is, if nothing is said. */
  to?: string | undefined;
  /** Whose writing is put away until they are back; `null` wipes it. */
  keepFor?: string | null;
}

/**
 * Wipes what the browser kept of the person and begins with a fresh page: nothing of them is left in memory either, and
 * a page that needs a session leads to the door.
 */
export async function leavePage({ to, keepFor = null }: LeavingPage = {}): Promise<void> {
  const wipe = () => (keepFor === null ? forgetPerson() : putAway(keepFor));
  const wiped = wipe();
  addEventListener("pagehide", () => {
    // What is being typed may be kept once more while the page goes.
    void wipe();
    // And the browser may bring the page itself back as it stood.
    document.body.hidden = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) beginAgain();
  });
  await wiped;
  beginAgain(to);
}

/** A fresh page, at `path` or where one is. */
export function beginAgain(path?: string): void {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}
