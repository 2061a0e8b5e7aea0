import { useEffect } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../ui/bars.tsx";

/** React Router's key of the place where somebody came in from outside. */
const CAME_IN = "default";

/** Where what was pressed is gone with its page, keyboards and screen readers go on at the new page's beginning. */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is an arrival
  useEffect(() => {
    if (key === CAME_IN || document.activeElement !== document.body) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
