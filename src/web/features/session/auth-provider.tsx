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
import type { Me } from "#contract/session.ts";
import { OwnZone, type OwnZones } from "../../api/own-zone.ts";
import { Button } from "../../ui/button.tsx";
import { Contained } from "../../ui/contained.tsx";
import { useReloadForMissingPart } from "../../ui/missing-part.ts";
import { Notice } from "../../ui/notice.tsx";
import { AuthContext, type AuthDoor } from "./auth-context.ts";
import { SignOutPendingNote } from "./due-sign-out-note.tsx";
import { useSession } from "./use-session.ts";

const loadModal = () => import("./auth-modal.tsx");

/** The dialog is loaded when a visitor reaches for a button, because it is large. */
const AuthModal = lazy(() => loadModal().then((module) => ({ default: module.AuthModal })));

const zonesOf = (me: Me | null): OwnZones => ({
  shown: me?.user ? me.timeZone : null,
  counted: me?.dayZone ?? null,
});

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
  const isVisitor = session.status !== "loading" && !session.user;
  useEffect(() => {
    if (!isVisitor) return;
    document.addEventListener("pointerover", loadAhead);
    return () => document.removeEventListener("pointerover", loadAhead);
  }, [isVisitor]);
  return (
    <AuthContext value={{ ...session, showAuth }}>
      <Contained>
        <SignOutPendingNote />
      </Contained>
      <OwnZone value={zonesOf(session.me)}>{children}</OwnZone>
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
      <Contained instead={(error) => <DialogFailed error={error} />}>
        <Suspense>
          <AuthModal door={door} onClose={() => setDoor(null)} />
        </Suspense>
      </Contained>
    )
  );
}

/** Stands in for a dialog whose code failed. If it did not arrive, the page reloads once. */
function DialogFailed({ error }: { error: unknown }) {
  useReloadForMissingPart(error);
  return (
    <div className="page-frame fixed inset-x-0 bottom-4">
      <Notice tone="warning">
        <p>Signing in stopped working on this page. Nothing you typed elsewhere is lost.</p>
        <Button look="link" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Notice>
    </div>
  );
}

/**
 * Requests the code of the dialog when a visitor points at a button or touches one. If that fails, the dialog requests its
 * code when it opens and reports the error.
 */
function loadAhead({ target }: Event): void {
  // A browser may remember for as long as the page is open that a module did not arrive.
  if (navigator.onLine && (target as Element).closest("button")) loadModal().catch(() => {});
}
