import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { isLockDue, recordInput } from "./app-lock.ts";

const LockScreen = lazy(() => import("./lock-screen.tsx").then((module) => ({ default: module.LockScreen })));

const LOOK_EVERY_MS = 10_000;

type LockGateProps = { children: ReactNode } & (
  | { onSignOut: () => Promise<void> }
  // The content shown instead of the children inside a page, because the form for the passcode fills a whole
  // screen.
  | { covered: ReactNode }
);

/**
 * Shows the children until the app lock is due. After that it shows `covered`, or the screen that asks for the
 * passcode.
 */
export function LockGate(props: LockGateProps) {
  const [isLocked, setLocked] = useState(() => isLockDue(Date.now()));
  useEffect(() => {
    const look = () => setLocked(isLockDue(Date.now()));
    const noteTouch = () => {
      if (isLockDue(Date.now())) setLocked(true);
      else recordInput(Date.now());
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("pointerdown", noteTouch);
    addEventListener("keydown", noteTouch);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pointerdown", noteTouch);
      removeEventListener("keydown", noteTouch);
    };
  }, []);
  if (!isLocked) return props.children;
  if ("covered" in props) return props.covered;
  return (
    <Suspense>
      <LockScreen onOpen={() => setLocked(false)} onSignOut={props.onSignOut} />
    </Suspense>
  );
}
