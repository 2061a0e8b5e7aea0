import type { HomeOutput } from "#contract/home.ts";
import { addDays, weekdayOf } from "#domain/calendar-days.ts";
import { WEEK_DAYS } from "#domain/weekdays.ts";

type NextAsk = NonNullable<HomeOutput["nextAsk"]>;

interface Planned {
  /** The current day of the person. */
  today: string;
  /** The parked blocks with their days. Those whose day has come are asked about today, so they are left out. */
  parked: readonly { name: string; parkedUntil: string }[];
  /** The weekday of the check-in, 0 for Monday; `null` if there is no check-in. */
  checkInWeekday: number | null;
}

/** Returns the next day after today on which home asks about something, and what that is. A parked block comes first. */
export function nextAskOf({ today, parked, checkInWeekday }: Planned): NextAsk | null {
  const asks: NextAsk[] = parked
    .filter(({ parkedUntil }) => parkedUntil > today)
    .map(({ name, parkedUntil }) => ({ on: parkedUntil, blockName: name }));
  if (checkInWeekday !== null) asks.push({ on: nextWeekday(today, checkInWeekday), blockName: null });
  return asks.toSorted((one, other) => one.on.localeCompare(other.on))[0] ?? null;
}

/** Returns the first day after today that is this weekday. */
function nextWeekday(today: string, weekday: number): string {
  const days = (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS;
  return addDays(today, days === 0 ? WEEK_DAYS : days);
}
