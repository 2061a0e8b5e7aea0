// How lately something happened with a block, in one word.
import { dayOf } from "../plans/day.ts";

const DAY_MS = 86_400_000;
const STALLED_DAYS = 7;

export type BlockActivity = "today" | "yesterday" | "recent" | "stalled";

/**
 * Counted in calendar days of the person's own zone: a word spoken at 23:59 is yesterday's a minute later. A clock that
 * runs behind reads as today.
 */
export function activityOf(last: Date, now: Date, timeZone: string): BlockActivity {
  const days = dayNumber(now, timeZone) - dayNumber(last, timeZone);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < STALLED_DAYS ? "recent" : "stalled";
}

function dayNumber(instant: Date, timeZone: string): number {
  return Date.parse(`${dayOf(instant, { timeZone })}T00:00:00Z`) / DAY_MS;
}
