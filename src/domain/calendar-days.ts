import { DAY_MS } from "./time.ts";
import { WEEK_DAYS } from "./weekdays.ts";

/** Returns the weekday of a calendar day such as `2026-11-20`; 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS;
}

/** Returns the Monday of the week that a calendar day lies in. */
export function weekStartOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** Returns the calendar day `days` days after `day`; before it if `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
