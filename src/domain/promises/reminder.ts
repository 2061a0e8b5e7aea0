import { localClock } from "../local-time.ts";
import { type DayZone, dayOf, zoneAt } from "../plans/day.ts";
import { HOUR_MS, HOUR_S } from "../time.ts";

/** When a person wants to be reminded. Hours are those of their day, from 0 to 23. */
export interface ReminderTimes {
  /** No letter is sent before this hour. */
  hour: number;
  /** No letter is sent from this hour on; `null` if there are no quiet hours. */
  quietFrom: number | null;
  /** Letters may be sent again from this hour on; it may be smaller than `quietFrom`, on the next day. */
  quietTo: number | null;
}

export const USUAL_TIMES: ReminderTimes = { hour: 9, quietFrom: 21, quietTo: 8 };

const HOURS_A_DAY = 24;

interface Person extends ReminderTimes {
  zone: DayZone;
}

interface Waiting {
  /** The day of the last letter; `null` if there was none. */
  letterOn: string | null;
  /** The days from which the app asks about the person's open promises. */
  askedFrom: readonly string[];
}

/** Returns the person's day if they may be reminded now; `null` before their hour and in their quiet hours. */
export function dayIfRemindable(now: Date, person: Person): string | null {
  const hour = hourIn(now, zoneAt(now, person.zone));
  return hour >= person.hour && !isQuiet(hour, person) ? dayOf(now, person.zone) : null;
}

/**
 * Returns whether a letter is due on the day `today`. A person gets at most one letter a day, and a letter only if a promise
 * has become due since the last one, so that a promise that nobody answers does not write every day.
 */
export function isLetterDue(today: string, { letterOn, askedFrom }: Waiting): boolean {
  if (letterOn === today) return false;
  return askedFrom.some((day) => day <= today && (letterOn === null || day > letterOn));
}

/**
 * Returns for how long a message may still arrive, in seconds: until the quiet hours begin or the day ends, so that a
 * device that was off does not show it at night.
 */
export function deliveryTtlSeconds(now: Date, person: Person): number {
  const clock = localClock(zoneAt(now, person.zone))(now).hour;
  const hour = Math.floor(clock);
  const last = restOfDay(hour).find((each) => isQuiet(each, person)) ?? HOURS_A_DAY;
  return Math.max(0, Math.round((last - clock) * HOUR_S));
}

/** Returns for how long the person's quiet hours go on at `now`, in milliseconds; 0 outside of them. */
export function quietLeftMs(now: Date, { zone, ...times }: Omit<Person, "hour">): number {
  const clock = localClock(zoneAt(now, zone))(now).hour;
  const hour = Math.floor(clock);
  if (!isQuiet(hour, times)) return 0;
  const later = Array.from({ length: HOURS_A_DAY }, (_, index) => hour + index);
  const end = later.find((each) => !isQuiet(each % HOURS_A_DAY, times)) ?? hour;
  return Math.round((end - clock) * HOUR_MS);
}

/** Returns whether there is an hour of the day at which the person may be reminded. */
export function isEverRemindable({ hour, ...quiet }: ReminderTimes): boolean {
  return restOfDay(hour).some((each) => !isQuiet(each, quiet));
}

/** Returns the hours of the day from `hour` on. */
function restOfDay(hour: number): number[] {
  return Array.from({ length: HOURS_A_DAY - hour }, (_, index) => hour + index);
}

/** Returns whether an hour lies in the quiet hours. If both ends are equal, there are no quiet hours. */
export function isQuiet(hour: number, { quietFrom, quietTo }: Omit<ReminderTimes, "hour">): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  if (quietFrom < quietTo) return hour >= quietFrom && hour < quietTo;
  return hour >= quietFrom || hour < quietTo;
}

/** Returns the hour of the day at `now`, from 0 to 23. A zone that is unknown is read as UTC. */
export function hourIn(now: Date, zone: string): number {
  return Math.floor(localClock(zone)(now).hour);
}
