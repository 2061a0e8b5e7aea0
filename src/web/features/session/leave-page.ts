import { forgetPerson } from "./forget-person.ts";

/**
 * Wipes what the browser kept of the person and begins with a fresh page, at `path` or where one is: nothing of them is
 * left in memory either, and a page that needs a session leads to the door.
 */
export async function leavePage(path?: string): Promise<void> {
  const wiped = forgetPerson();
  addEventListener("pagehide", () => {
    // What is being typed may be kept once more while the page goes.
    void forgetPerson();
    // And the browser may bring the page itself back as it stood.
    document.body.hidden = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) beginAgain();
  });
  await wiped;
  beginAgain(path);
}

/** A fresh page, at `path` or where one is. */
export function beginAgain(path?: string): void {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}
