import { useEffect, useEffectEvent } from "react";

const LOOK_EVERY_MS = 60_000;

/**
 * Calls back after the day that ends at `resetTime`, and repeats until `resetTime` changes. A hidden page
 * gets the call when it becomes visible.
 */
export function useNewDay(resetTime: string | undefined, onNewDay: () => void): void {
  const tell = useEffectEvent(onNewDay);
  useEffect(() => {
    if (resetTime === undefined) return;
    const look = () => {
      if (!document.hidden && Date.now() >= Date.parse(resetTime)) tell();
    };
    // The clock is read again and again, because a single long timer would pause while the device sleeps.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [resetTime]);
}
