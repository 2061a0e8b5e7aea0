import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { OwnZone } from "../../api/own-zone.ts";
import { AuthContext, type AuthDoor } from "./auth-context.ts";
import { SignOutPendingNote } from "./due-sign-out-note.tsx";
import { useSession } from "./use-session.ts";

const loadModal = () => import("./auth-modal.tsx");

/** The dialog is loaded when a visitor reaches for a button, because it is large. */
const AuthModal = lazy(() => loadModal().then((module) => ({ default: module.AuthModal })));

type OpenDoor = (door: AuthDoor) => void;

/**
 * Provides the session and the sign-in dialog to the app. `isShell`: the page is the app's shell, so the person who
 * opened it most likely has a session.
 */
export function AuthProvider({ isShell, children }: { isShell: boolean; children: ReactNode }) {
  const session = useSession(isShell);
  const open = useRef<OpenDoor>(null);
  const showAuth = (wanted: AuthDoor | AuthDoor["mode"]) =>
    open.current?.(typeof wanted === "string" ? { mode: wanted } : wanted);
  return (
    <AuthContext value={{ ...session, showAuth }}>
      <SignOutPendingNote />
      <OwnZone value={session.me?.dayZone ?? null}>{children}</OwnZone>
      {session.status !== "loading" && !session.user && <ModalAhead />}
      <AuthDialog open={open} />
    </AuthContext>
  );
}

/** The dialog while it is open. It has a state of its own, so that opening it renders nothing else. */
function AuthDialog({ open }: { open: RefObject<OpenDoor | null> }) {
  const [door, setDoor] = useState<AuthDoor | null>(null);
  useImperativeHandle(open, () => setDoor);
  return (
    door && (
      <Suspense>
        <AuthModal door={door} onClose={() => setDoor(null)} />
      </Suspense>
    )
  );
}

/** Requests the code of the dialog when a visitor touches a button, points at one or moves the focus to one. */
function ModalAhead() {
  useEffect(() => {
    const leaving = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("button"))) return;
      leaving.abort();
      // If it fails, the dialog requests its code when it opens and reports the error.
      loadModal().catch(() => {});
    };
    for (const type of ["pointerover", "pointerdown", "focusin"]) {
      document.addEventListener(type, look, { signal: leaving.signal, passive: true });
    }
    return () => leaving.abort();
  }, []);
  return null;
}
