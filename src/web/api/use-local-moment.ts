import { use, useSyncExternalStore } from "react";
import { browserZone } from "./dates.ts";
import { localMoment } from "./local-moment.ts";
import { OwnZone } from "./own-zone.ts";

const LOOK_EVERY_MS = 10_000;

/** Returns the person's own date and time, such as `2026-11-20T21:05`. It changes from minute to minute while it is shown. */
export function useLocalMoment(): string {
  const zone = use(OwnZone).counted ?? browserZone();
  return useSyncExternalStore(everyMinute, () => localMoment(new Date(), zone));
}

/** The clock is checked repeatedly, because a long timer would pause while the device sleeps. */
function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
