import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the first control of a newly opened question, because the pressed control is gone. */
export function useFocusOnStep(form: RefObject<HTMLElement | null>, openStep: number): void {
  const lastOpen = useRef(openStep);
  useEffect(() => {
    if (lastOpen.current === openStep) return;
    lastOpen.current = openStep;
    form.current?.querySelector<HTMLElement>("[aria-current=step] :is(textarea, input, button)")?.focus();
  }, [form, openStep]);
}
