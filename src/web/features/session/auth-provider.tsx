import { lazy, type ReactNode, Suspense, useState } from "react";
import { OwnZone } from "../../api/own-zone.ts";
import { AuthContext, type AuthDoor } from "./auth-context.ts";
import { SignOutPendingNote } from "./due-sign-out-note.tsx";
import { useSession } from "./use-session.ts";

/** The dialog is loaded on the first click, because it is large. */
const AuthModal = lazy(() => import("./auth-modal.tsx").then((module) => ({ default: module.AuthModal })));

/**
 * Provides the session and the sign-in dialog to the app. `isShell`: the page is the app's shell, so the person who
 * opened it most likely has a session.
 */
export function AuthProvider({ isShell, children }: { isShell: boolean; children: ReactNode }) {
  const session = useSession(isShell);
  const [door, setDoor] = useState<AuthDoor | null>(null);
  const showAuth = (wanted: AuthDoor | AuthDoor["mode"]) =>
    setDoor(typeof wanted === "string" ? { mode: wanted } : wanted);
  return (
    <AuthContext value={{ ...session, showAuth }}>
      <SignOutPendingNote />
      <OwnZone value={session.me?.dayZone ?? null}>{children}</OwnZone>
      {door && (
        <Suspense>
          <AuthModal door={door} onClose={() => setDoor(null)} />
        </Suspense>
      )}
    </AuthContext>
  );
}
