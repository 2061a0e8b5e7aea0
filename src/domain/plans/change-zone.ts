/** Moving to another time zone: it counts from the next day, so that nobody flies into a second today. */
import { type DayZone, FALLBACK_ZONE, nextDayStart, zoneAt } from "./day.ts";

/** What to store once somebody at `now` says that they live in `timeZone`. A first zone counts at once. */
export function changeZone(now: Date, zone: DayZone, timeZone: string): Required<DayZone> {
  if (zone.timeZone === null) return inForce(timeZone);
  const present = zoneAt(now, zone);
  if (present === timeZone) return inForce(timeZone);
  return { timeZone, formerTimeZone: present, changesAt: nextDayStart(now, { timeZone: present }) };
}

/**
 * What to store for a first zone: it counts at once where no reading was counted today (`ifUnread`). Otherwise the day
 * that the readings were counted in ends first (`ifRead`).
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
