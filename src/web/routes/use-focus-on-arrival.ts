import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../ui/bars.tsx";

/** React Router's key of the place where somebody came in from outside. */
const CAME_IN = "default";

/** Where what was pressed is gone with its page, keyboards and screen readers go on at the new page's beginning. */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    // Another place on the same page is no arrival.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (key === CAME_IN || document.activeElement !== document.body) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, key]);
}
