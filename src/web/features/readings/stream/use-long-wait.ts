import { useEffect, useState } from "react";

/** The time in milliseconds from which a wait counts as long. */
const LONG_WAIT_MS = 1000;

/** Returns whether the person has waited long. Stays `true` once it is, so that nothing appears and goes away again. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong;
}
