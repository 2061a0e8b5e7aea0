// How recently something happened with a block, in one word.
import { dayOf } from "../plans/day.ts";
import { DAY_MS } from "../time.ts";

const STALLED_DAYS = 7;

export type BlockActivity = "today" | "yesterday" | "recent" | "stalled";

/**
 * Returns how recently a block was active. Counts calendar days in the person's own zone: an event at 23:59
 * is 'yesterday' a minute later. Returns 'today' if the clock runs behind.
 */
export function blockActivityOf(last: Date, now: Date, timeZone: string): BlockActivity {
  const days = dayNumber(now, timeZone) - dayNumber(last, timeZone);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < STALLED_DAYS ? "recent" : "stalled";
}

function dayNumber(instant: Date, timeZone: string): number {
  return Date.parse(`${dayOf(instant, { timeZone })}T00:00:00Z`) / DAY_MS;
}
