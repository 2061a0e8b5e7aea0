import { addDays } from "../calendar-days.ts";
import { WEEK_DAYS } from "../weekdays.ts";

/** The longest time for which a block can be parked, in days. */
export const LONGEST_PARK_DAYS = 366;
const MONTH_DAYS = 4 * WEEK_DAYS;

export interface ParkChoice {
  name: "week" | "month";
  day: string;
}

/** Returns the days until which a block can be parked by one tap, as `2026-11-27`: this weekday in one week and in four. */
export function parkChoices(today: string): ParkChoice[] {
  return [
    { name: "week", day: addDays(today, WEEK_DAYS) },
    { name: "month", day: addDays(today, MONTH_DAYS) },
  ];
}

/** Returns whether a block may be parked until `day`: from tomorrow to 366 days from now. */
export function isParkDay(day: string, today: string): boolean {
  return day > today && day <= addDays(today, LONGEST_PARK_DAYS);
}

/** Returns whether the day has come on which the person wanted to look at a parked block again. */
export function isParkOver(parkedUntil: string | null, today: string): boolean {
  return parkedUntil !== null && parkedUntil <= today;
}
