// Months, written as `2026-11`.
import { addDays, daysFrom, weekdayOf } from "#domain/calendar-days.ts";
import { WEEK_DAYS } from "#domain/weekdays.ts";

const SUNDAY = 0;
const MONDAY = 1;

/** `Intl.Locale` as newer browsers have it. They number the days from 1 for Monday to 7 for Sunday. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/**
 * Returns the day on which weeks begin in that locale, from 0 for Sunday to 6 for Saturday. In a browser that does not
 * know, weeks begin on Sunday in the United States and on Monday elsewhere.
 */
export function firstWeekday(locale: LocaleWithWeek): number {
  const week = locale.getWeekInfo?.();
  if (week) return week.firstDay % WEEK_DAYS;
  return locale.baseName === "en-US" ? SUNDAY : MONDAY;
}

/**
 * Returns the days of a month, and how many places of its first week are empty. Weeks begin on `weekBegin`, a day from 0
 * for Sunday to 6 for Saturday.
 */
export function daysOfMonth(month: string, weekBegin: number): { empty: number; days: string[] } {
  const first = `${month}-01`;
  const count = daysFrom(first, `${shiftMonth(month, 1)}-01`);
  // `weekdayOf` counts from Monday, and the locale from Sunday.
  const weekday = (weekdayOf(first) + 1) % WEEK_DAYS;
  return {
    empty: (weekday - weekBegin + WEEK_DAYS) % WEEK_DAYS,
    days: Array.from({ length: count }, (_, index) => addDays(first, index)),
  };
}

/** Returns the month that lies `by` months after `month`; before it if `by` is negative. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}
