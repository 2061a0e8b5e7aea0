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
  return calendarDay(dayNumber(day) + days);
}

/** Returns how many days lie from the calendar day `from` to the calendar day `to`; negative if `to` is earlier. */
export function daysFrom(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the calendar day, such as `2026-11-20`, that lies `number` days after 1970-01-01. */
export function calendarDay(number: number): string {
  return utcDay(new Date(number * DAY_MS));
}

/** Returns the day in UTC: for the server's own figures and names of files. A person's own day is `dayOf` in plans/day.ts. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Returns an instant in UTC for the name of a server's file, such as `2026-11-20T10-41-07`. */
export function utcFileTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replaceAll(":", "-");
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}
