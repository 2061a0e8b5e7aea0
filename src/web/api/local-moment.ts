import { localClock } from "#domain/local-time.ts";
import { dayOf } from "#domain/plans/day.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";

const MINUTES_AN_HOUR = HOUR_MS / MINUTE_MS;

/** Returns the local date and time of an instant in a time zone, such as `2026-12-05T09:30`. */
export function localMoment(at: Date, timeZone: string): string {
  const sinceMidnightMs = Math.round(localClock(timeZone)(at).hour * HOUR_MS);
  const minutes = Math.floor(sinceMidnightMs / MINUTE_MS);
  const clock = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR];
  return `${dayOf(at, { timeZone })}T${clock.map((part) => String(part).padStart(2, "0")).join(":")}`;
}
