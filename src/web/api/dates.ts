// The one place in the browser that turns instants into days and times. Dates have one form everywhere; times follow the
// browser's locale, so a page that is prerendered must not show any.
import { daysFrom } from "#domain/calendar-days.ts";
import { sayDay } from "#domain/day-words.ts";
import { dayOf, dayStart } from "#domain/plans/day.ts";

/** The dates and times of instants in one time zone. */
export interface Dates {
  timeZone: string;
  /** Returns the calendar day of an instant, such as `2026-11-20`. */
  dayOf: (instant: string | number | Date) => string;
  /** Returns the number of midnights since an instant: 0 for today, 1 for yesterday. */
  daysAgo: (instant: string, now?: Date) => number;
  /** Formats a day such as `Oct 14`. The year is added unless it is the current one. */
  formatDay: (instant: string, now?: Date) => string;
  /** Formats a day as `Oct 14, 2026`. */
  formatFullDay: (instant: string | Date) => string;
  /** Formats a weekday such as `Friday`. */
  formatWeekday: (instant: string) => string;
  /** Formats a time as `10:41 PM`, or as `22:41` if the browser's locale counts 24 hours. */
  formatTime: (instant: string | number) => string;
  /** Formats a day and time such as `Oct 14, 10:41 PM`. The year is added unless it is the current one. */
  formatMoment: (instant: string) => string;
}

const known = new Map<string, Dates>();

/** Returns what formats dates and times in that time zone. It is the same object each time, because each row of a list asks. */
export function datesIn(timeZone: string): Dates {
  const existing = known.get(timeZone);
  if (existing) return existing;
  const dates = createDates(timeZone);
  known.set(timeZone, dates);
  return dates;
}

/** As `datesIn`, with another locale than the browser's. */
export function createDates(timeZone: string, locale?: string): Dates {
  const time = timeFormat(timeZone, locale);
  const dayIn = (instant: string | number | Date) => dayOf(new Date(instant), { timeZone });
  const formatDay = (instant: string, now = new Date()) => {
    const day = dayIn(instant);
    return sayDay(day, day.slice(0, 4) === dayIn(now).slice(0, 4) ? "short" : "full");
  };
  // Newer browsers put a narrow space before PM, which nobody can type or search for.
  const formatTime = (instant: string | number) => time.format(new Date(instant)).replaceAll("\u202f", " ");
  return {
    timeZone,
    dayOf: dayIn,
    formatDay,
    formatTime,
    daysAgo: (instant, now = new Date()) => daysFrom(dayIn(instant), dayIn(now)),
    formatFullDay: (instant) => sayDay(dayIn(instant)),
    formatWeekday: (instant) => sayDay(dayIn(instant), "weekday"),
    formatMoment: (instant) => `${formatDay(instant)}, ${formatTime(instant)}`,
  };
}

/** Formats a full hour of the day, from 0 to 24, as a time. */
export function formatHour(hour: number): string {
  return datesIn("UTC").formatTime(Date.UTC(2026, 0, 1, hour));
}

/** Returns when the day of an instant began in the time zone of this browser. */
export function browserMidnight(instant: number): number {
  const timeZone = browserZone();
  return dayStart(dayOf(new Date(instant), { timeZone }), timeZone).getTime();
}

/** Returns the locale of this browser. */
export function browserLocale(): Intl.Locale {
  return new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale);
}

/** Returns the time zone of this browser. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function timeFormat(timeZone: string, locale: string | undefined): Intl.DateTimeFormat {
  const hasTwelveHours =
    new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 === true;
  const language = hasTwelveHours ? "en-US" : "en-GB";
  try {
    return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
  } catch {
    // An old browser may not know a zone that the server knows.
    return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  }
}
