import { useEffect, useState } from "react";

/** The time in milliseconds from which a wait counts as long. */
const LONG_WAIT_MS = 1000;

/** Returns whether the person has waited for `longMs`. Stays `true` once it is, so that nothing appears and goes away again. */
export function useLongWait(isWaiting: boolean, longMs = LONG_WAIT_MS): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isWaiting, longMs]);
  return isLong;
}
