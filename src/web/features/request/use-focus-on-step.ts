import { type RefObject, useEffect, useRef } from "react";

/** When another question is open than before, its first control has the focus: what was pressed is gone from the page. */
export function useFocusOnStep(form: RefObject<HTMLElement | null>, openStep: number): void {
  const lastOpen = useRef(openStep);
  useEffect(() => {
    if (lastOpen.current === openStep) return;
    lastOpen.current = openStep;
    form.current?.querySelector<HTMLElement>("[aria-current=step] :is(textarea, input, button)")?.focus();
  }, [form, openStep]);
}
