import { calendarDay } from "../calendar-days.ts";
import { sayDay } from "../day-words.ts";
import { localClock } from "../local-time.ts";
import { DAY_MS } from "../time.ts";

const MONTHS = 12;

export interface YearCalendar {
  year: number;
  days: number;
  months: number[];
  /** The day of the year of an instant: negative before the year, `days` or more after it. */
  dayOf: (at: Date) => number;
  isInside: (at: Date) => boolean;
}

/** The days of a year on the calendar of somebody in `zone`, an IANA name. */
export function yearCalendar(year: number, zone: string): YearCalendar {
  const localTime = localClock(zone);
  const first = firstDayOf(year, 0);
  const days = firstDayOf(year + 1, 0) - first;
  const dayOf = (at: Date) => {
    const utcDay = Math.floor(at.getTime() / DAY_MS) - first;
    // A zone's day differs from that of UTC by at most one, and looking up many moments takes long.
    const isFarOutside = utcDay < -1 || utcDay > days;
    return isFarOutside ? utcDay : localTime(at).day - first;
  };
  return {
    year,
    days,
    dayOf,
    months: Array.from({ length: MONTHS }, (_, month) => firstDayOf(year, month) - first),
    isInside: (at) => dayOf(at) >= 0 && dayOf(at) < days,
  };
}

/** Returns the years from the person's first row to the current one, newest first. */
export function yearsOf({ beganAt, zone }: { beganAt: Date | null; zone: string }, now: Date): number[] {
  const first = beganAt !== null && beganAt < now ? beganAt : now;
  const [from, to] = [yearAt(first, zone), yearAt(now, zone)];
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}

/** Returns the year of an instant on the calendar of somebody in `zone`. */
export function yearAt(at: Date, zone: string): number {
  return Number(calendarDay(localClock(zone)(at).day).slice(0, 4));
}

/** Formats a day of a year as `Mar 3`. */
export function formatYearDay(year: number, day: number): string {
  return sayDay(calendarDay(firstDayOf(year, 0) + day), "short");
}

/** Formats a month of a year, counted from 0, as `Mar`. */
export function formatYearMonth(year: number, month: number): string {
  return sayDay(calendarDay(firstDayOf(year, month)), "month");
}

/** Returns the first day of a month in days since 1970. */
function firstDayOf(year: number, month: number): number {
  return Math.round(Date.UTC(year, month, 1) / DAY_MS);
}
