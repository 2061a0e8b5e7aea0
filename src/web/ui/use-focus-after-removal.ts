import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to `place` when `when` has changed and nothing has the focus, as after the focused control was removed.
 * `when` is `undefined` until it is loaded. The element needs a `tabIndex` of -1.
 */
export function useFocusAfterRemoval(place: RefObject<HTMLElement | null>, when: unknown): void {
  const last = useRef(when);
  useEffect(() => {
    const isChanged = last.current !== undefined && last.current !== when;
    last.current = when;
    if (isChanged && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place, when]);
}
