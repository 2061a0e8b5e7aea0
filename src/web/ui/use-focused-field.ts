import { type RefObject, useEffect, useRef } from "react";

const NEVER = Symbol("never");

/**
 * Moves the focus to the first field inside of `place`, when it appears and each time `when` has changed: the control
 * that had the focus is gone then, or the field was refused.
 */
export function useFocusedField(place: RefObject<HTMLElement | null>, when: unknown): void {
  const last = useRef<unknown>(NEVER);
  useEffect(() => {
    if (last.current === when) return;
    last.current = when;
    place.current?.querySelector("input")?.focus();
  }, [place, when]);
}
