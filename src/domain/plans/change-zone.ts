/** Moving to another time zone: it counts from the next day, so that nobody flies into a second today. */
import { type DayZone, nextDayStart, zoneAt } from "./day.ts";

/** What to store once somebody at `now` says that they live in `timeZone`. A first zone counts at once. */
export function changeZone(now: Date, zone: DayZone, timeZone: string): Required<DayZone> {
  if (zone.timeZone === null) return inForce(timeZone);
  const present = zoneAt(now, zone);
  if (present === timeZone) return inForce(timeZone);
  return { timeZone, formerTimeZone: present, changesAt: nextDayStart(now, { timeZone: present }) };
}

function inForce(timeZone: string): Required<DayZone> {
  return { timeZone, formerTimeZone: null, changesAt: null };
}
