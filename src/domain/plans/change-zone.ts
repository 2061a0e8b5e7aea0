/**
 * A change of time zone takes effect on the next day, so that nobody gets a second daily limit by changing
 * zones.
 */
import { type DayZone, FALLBACK_ZONE, nextDayStart, zoneAt } from "./day.ts";

/** Returns what to store when somebody sets `timeZone` at `now`. A first zone takes effect at once. */
export function changeZone(now: Date, zone: DayZone, timeZone: string): Required<DayZone> {
  if (zone.timeZone === null) return inForce(timeZone);
  const present = zoneAt(now, zone);
  if (present === timeZone) return inForce(timeZone);
  return { timeZone, formerTimeZone: present, changesAt: nextDayStart(now, { timeZone: present }) };
}

/**
 * Returns what to store for a first zone. It takes effect at once if no reading was counted today
 * (`ifUnread`), otherwise at the end of the day in which the readings were counted (`ifRead`).
 */
export function firstZone(
  now: Date,
  timeZone: string,
): { ifUnread: Required<DayZone>; ifRead: Required<DayZone> } {
  return { ifUnread: inForce(timeZone), ifRead: changeZone(now, { timeZone: FALLBACK_ZONE }, timeZone) };
}

function inForce(timeZone: string): Required<DayZone> {
  return { timeZone, formerTimeZone: null, changesAt: null };
}
