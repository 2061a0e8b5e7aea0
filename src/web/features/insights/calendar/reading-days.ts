// Days of the browser's time zone, written as `2026-11-20`.
import { SECOND_MS } from "#domain/time.ts";

export interface ReadingDay {
  /** The number of readings of that day. */
  count: number;
  /** Whether the plan locks the readings of that day. */
  isLocked: boolean;
}

export function dayOfDate(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** Groups readings by day. `times` are seconds since 1970, newest first; the last `locked` of them are locked. */
export function readingDays(times: readonly number[], locked: number): Map<string, ReadingDay> {
  const days = new Map<string, ReadingDay>();
  for (const [index, at] of times.entries()) {
    const day = dayOfDate(new Date(at * SECOND_MS));
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
