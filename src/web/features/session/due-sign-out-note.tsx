import { useSyncExternalStore } from "react";
import { isSignOutDue, watchSignOut } from "./due-sign-out.ts";

/** A note at the top of the page while a sign-out has not reached the server. */
export function SignOutPendingNote() {
  const isDue = useSyncExternalStore(watchSignOut, isSignOutDue, () => false);
  if (!isDue) return null;
  return (
    <p role="status" className="type-small border-b border-edge bg-ink px-5 py-3 text-center text-moon">
      You are signed out, and nothing of yours is left on this device. The server could not be reached, so
      your session there ends when you are back online.
    </p>
  );
}
