import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { MAIN_ID } from "./bars.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

const SECOND_MS = 1000;
interface UndoNoticeProps {
  /** A sentence that says what was done. */
  children: ReactNode;
  /** The time at which the undo expires, by the server's clock, as an ISO string. */
  until: string;
  isBusy: boolean;
  /** Why the deletion could not be undone; `null` if there is no error. */
  fault: string | null;
  onUndo: () => void;
}

/**
 * A notice that offers an undo until the undo expires. It takes the focus, because the pressed button is gone. When
 * it closes, the focus moves to the start of the page.
 */
export function UndoNotice({ children, until, isBusy, fault, onUndo }: UndoNoticeProps) {
  const left = useSecondsUntil(until);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      if (notice?.contains(document.activeElement))
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  if (fault) return <Notice tone="warning">{fault}</Notice>;
  if (left === 0 && !isBusy) return null;
  return (
    <div ref={place}>
      <Notice>
        <span className="flex flex-wrap items-center gap-x-4">
          {children}
          <Button look="link" isBusy={isBusy} onClick={onUndo}>
            Undo
          </Button>
          <span aria-hidden="true" className="type-log text-mist">
            {left} s
          </span>
        </span>
      </Notice>
    </div>
  );
}

function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(instant) - now) / SECOND_MS));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
