import type { HomeOutput } from "#contract/home.ts";
import { addDays, weekdayOf, weekStartOf } from "#domain/calendar-days.ts";
import { WEEK_DAYS } from "#domain/weekdays.ts";

type NextAsk = NonNullable<HomeOutput["nextAsk"]>;

interface Planned {
  /** The current day of the person. */
  today: string;
  /** The parked blocks with their days. Those whose day has come are asked about today, so they are left out. */
  parked: readonly { name: string; parkedUntil: string }[];
  /** The weekday of the check-in, 0 for Monday; `null` if there is no check-in. */
  checkInWeekday: number | null;
  /** Whether this week's check-in is done or skipped already. */
  isCheckedIn: boolean;
}

/** Returns the next day after today on which home asks about something, and what that is. A parked block comes first. */
export function nextAskOf({ today, parked, checkInWeekday, isCheckedIn }: Planned): NextAsk | null {
  const asks: NextAsk[] = parked
    .filter(({ parkedUntil }) => parkedUntil > today)
    .map(({ name, parkedUntil }) => ({ on: parkedUntil, blockName: name }));
  const from = isCheckedIn ? addDays(weekStartOf(today), WEEK_DAYS - 1) : today;
  if (checkInWeekday !== null) asks.push({ on: nextWeekday(from, checkInWeekday), blockName: null });
  return asks.toSorted((one, other) => one.on.localeCompare(other.on))[0] ?? null;
}

/** Returns the first day after a day that is this weekday. */
function nextWeekday(from: string, weekday: number): string {
  const days = (weekday - weekdayOf(from) + WEEK_DAYS) % WEEK_DAYS;
  return addDays(from, days === 0 ? WEEK_DAYS : days);
}
