import { daysAfter } from "#domain/promises/promise.ts";

/** A day that is at most this many days away is called by its weekday. */
const WEEKDAY_REACH = 6;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Returns the name of a day as seen from `today`: `tomorrow`, `Friday`, `Dec 1`. */
export function sayDay(day: string, today: string): string {
  if (day === today) return "today";
  if (day === daysAfter(1, today)) return "tomorrow";
  const isNear = day > daysAfter(-WEEKDAY_REACH - 1, today) && day < daysAfter(WEEKDAY_REACH + 1, today);
  return (isNear ? weekday : date).format(new Date(`${day}T00:00:00Z`));
}
