// The time that a started timer has left. Only the bar of the timer shows it, so it is not part of the file that every page
// loads.

import { useEffect, useState } from "react";
import { SECOND_MS } from "#domain/time.ts";
import { type StepTimer, timeLeftOf } from "./step-timer.ts";

/**
 * The interval in milliseconds at which the time is checked. It is short enough to skip no second; nothing
 * re-renders within a second.
 */
const LOOK_MS = 250;

/** Returns the milliseconds left, rounded up to whole seconds. The value is also updated when the tab wakes up. */
export function useTimeLeft({ endsAt, leftMs }: Pick<StepTimer, "endsAt" | "leftMs">): number {
  const [left, setLeft] = useState(() => wholeSeconds({ endsAt, leftMs }));
  useEffect(() => {
    const look = () => setLeft(wholeSeconds({ endsAt, leftMs }));
    look();
    document.addEventListener("visibilitychange", look);
    const looking = endsAt === null ? undefined : setInterval(look, LOOK_MS);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(looking);
    };
  }, [endsAt, leftMs]);
  return left;
}

function wholeSeconds(timer: Pick<StepTimer, "endsAt" | "leftMs">): number {
  return Math.ceil(timeLeftOf(timer, Date.now()) / SECOND_MS) * SECOND_MS;
}

/** Formats the time left, for example `1:05`. A second that has begun counts as a whole one. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the text that screen readers announce in this second; empty if there is nothing to announce. */
export function announceTimeLeft(leftMs: number): string {
  switch (Math.ceil(leftMs / SECOND_MS)) {
    case 120:
      return "Two minutes, from now.";
    case 60:
      return "One minute left.";
    case 10:
      return "Ten seconds left.";
    case 0:
      return "The two minutes are over.";
    default:
      return "";
  }
}
