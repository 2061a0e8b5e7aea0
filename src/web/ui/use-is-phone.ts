import { useSyncExternalStore } from "react";

/** The widths below the styles' `md` breakpoint. */
const PHONE = "(max-width: 47.99rem)";

/** Returns whether the window is as narrow as a phone's. On the server it returns false. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, isPhone, () => false);
}

function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

function listen(tell: () => void): () => void {
  const widths = matchMedia(PHONE);
  widths.addEventListener("change", tell);
  return () => widths.removeEventListener("change", tell);
}
