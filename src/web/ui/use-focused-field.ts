import { type RefObject, useEffect, useRef } from "react";

const NEVER = Symbol("never");

/**
 * Moves the focus to the first control inside of `place` each time `when` has changed, because the control that had the
 * focus is gone then, or a field was refused. With `atStart` it also moves there when `place` appears.
 */
export function useFocusedField(
  place: RefObject<HTMLElement | null>,
  when: unknown,
  { atStart = true } = {},
): void {
  const last = useRef<unknown>(atStart ? NEVER : when);
  useEffect(() => {
    if (last.current === when) return;
    last.current = when;
    place.current?.querySelector<HTMLElement>("input, textarea, button")?.focus();
  }, [place, when]);
}
