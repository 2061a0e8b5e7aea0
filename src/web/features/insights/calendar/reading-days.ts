// Days of the person's time zone, written as `2026-11-20`.
import { SECOND_MS } from "#domain/time.ts";
import type { Dates } from "#web/api/dates.ts";

export interface ReadingDay {
  /** The number of readings of that day. */
  count: number;
  /** Whether the plan locks the readings of that day. */
  isLocked: boolean;
}

/** Groups readings by day. `times` are seconds since 1970, newest first; the last `locked` of them are locked. */
export function readingDays(
  times: readonly number[],
  locked: number,
  dayOf: Dates["dayOf"],
): Map<string, ReadingDay> {
  const days = new Map<string, ReadingDay>();
  for (const [index, at] of times.entries()) {
    const day = dayOf(at * SECOND_MS);
    const isLocked = index >= times.length - locked;
    const known = days.get(day);
    days.set(day, { count: (known?.count ?? 0) + 1, isLocked: (known?.isLocked ?? true) && isLocked });
  }
  return days;
}

/** Returns the same day of the year before. February 29 becomes February 28. */
export function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
  return before.endsWith("-02-29") ? before.replace("29", "28") : before;
}
