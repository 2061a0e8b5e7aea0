import { useEffect, useEffectEvent } from "react";

const LOOK_EVERY_MS = 60_000;

/**
 * Calls `onNewDay` after `resetTime`, and again until `resetTime` changes. On a hidden page the call waits until
 * the page becomes visible.
 */
export function useNewDay(resetTime: string | undefined, onNewDay: () => void): void {
  const tell = useEffectEvent(onNewDay);
  useEffect(() => {
    if (resetTime === undefined) return;
    const look = () => {
      if (!document.hidden && Date.now() >= Date.parse(resetTime)) tell();
    };
    // The clock is checked repeatedly, because a single long timer would pause while the device sleeps.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [resetTime]);
}
