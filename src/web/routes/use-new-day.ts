import { useEffect, useEffectEvent } from "react";

const LOOK_EVERY_MS = 60_000;

/** Calls once the day that ends at `resetTime` is over, again until another stands there; for hidden pages when they are seen. */
export function useNewDay(resetTime: string | undefined, onNewDay: () => void): void {
  const tell = useEffectEvent(onNewDay);
  useEffect(() => {
    if (resetTime === undefined) return;
    const look = () => {
      if (!document.hidden && Date.now() >= Date.parse(resetTime)) tell();
    };
    // One timer for the whole night would stand still while the device sleeps.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [resetTime]);
}
