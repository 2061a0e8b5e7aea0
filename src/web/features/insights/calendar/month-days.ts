// Months of the browser's time zone. A month is written as `2026-11`.

const WEEK_DAYS = 7;
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
  const first = new Date(`${month}-01T12:00`);
  const count = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  return {
    empty: (first.getDay() - weekBegin + WEEK_DAYS) % WEEK_DAYS,
    days: Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`),
  };
}

/** Returns the month that lies `by` months after `month`; before it if `by` is negative. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}
