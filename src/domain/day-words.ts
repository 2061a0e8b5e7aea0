// Calendar days, such as `2026-11-20`, in words. A calendar day has no time zone any more, so it is formatted as a day of UTC.
import { daysFrom } from "./calendar-days.ts";

/** The number of days up to which a day is called by its weekday. */
const WEEKDAY_REACH = 6;

const FORMATS = {
  /** `Nov 20` */
  short: inEnglish({ month: "short", day: "numeric" }),
  /** `Nov 20, 2026` */
  full: inEnglish({ month: "short", day: "numeric", year: "numeric" }),
  /** `November 20, 2026` */
  long: inEnglish({ month: "long", day: "numeric", year: "numeric" }),
  /** `Fri, Nov 20` */
  withWeekday: inEnglish({ weekday: "short", month: "short", day: "numeric" }),
  /** `Friday` */
  weekday: inEnglish({ weekday: "long" }),
  /** `Nov` */
  month: inEnglish({ month: "short" }),
  /** `Nov 2026` */
  monthAndYear: inEnglish({ month: "short", year: "numeric" }),
};

type DayForm = keyof typeof FORMATS;

/** Returns a calendar day in words, such as `Nov 20, 2026`. */
export function sayDay(day: string, form: DayForm = "full"): string {
  return FORMATS[form].format(Date.parse(`${day}T00:00:00Z`));
}

/** Returns the name of a calendar day as seen from `today`: `tomorrow`, `Friday`, `Dec 1`. */
export function formatRelativeDay(day: string, today: string): string {
  const daysAway = daysFrom(today, day);
  if (daysAway === 0) return "today";
  if (daysAway === 1) return "tomorrow";
  return sayDay(day, Math.abs(daysAway) <= WEEKDAY_REACH ? "weekday" : "short");
}

function inEnglish(form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", { ...form, timeZone: "UTC" });
}
