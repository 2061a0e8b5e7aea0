import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../ui/bars.tsx";

/** The location key that React Router gives to the first page of a visit. */
const CAME_IN = "default";

/** Moves the focus to the start of a new page if the pressed link was removed with the old page. */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    // A jump within the same page does not move the focus.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (key === CAME_IN || document.activeElement !== document.body) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, key]);
}
