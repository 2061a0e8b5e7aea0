import { HOUR_MS } from "../time.ts";

/** A person's day lasts from midnight to midnight in the time zone that they set. */

/**
 * The stored time zone of a person. A change of zone takes effect at `changesAt`; until then the former zone
 * decides the day.
 */
export interface DayZone {
  timeZone: string | null;
  formerTimeZone?: string | null;
  changesAt?: Date | null;
}

/** A time in milliseconds that is longer than any day, also one in which a clock is turned back. */
const LONGEST_DAY_MS = 30 * HOUR_MS;
/** A time in milliseconds that is longer than the distance of any zone from UTC. */
const LARGEST_OFFSET_MS = 15 * HOUR_MS;
/**
 * The precision of the search for a day's end, in milliseconds. Zones differ by whole seconds, so a finer
 * search is not needed.
 */
const PRECISION_MS = 1000;
/** The zone of a person who has set none. */
export const FALLBACK_ZONE = "UTC";

/**
 * Returns the calendar day of a person at `now`, as `2026-11-20`. A zone that is unknown or not set is read
 * as UTC.
 */
export function dayOf(now: Date, zone: DayZone): string {
  return dayIn(now, zoneAt(now, zone));
}

/**
 * Returns when the person's next day begins: at midnight, or at the first moment after it if the clocks skip
 * it.
 */
export function nextDayStart(now: Date, zone: DayZone): Date {
  const midnight = nextDayIn(now, zoneAt(now, zone));
  const { changesAt } = zone;
  if (!changesAt || changesAt <= now || midnight < changesAt) return midnight;
  if (dayOf(changesAt, zone) !== dayOf(now, zone)) return changesAt;
  return nextDayIn(changesAt, zoneAt(changesAt, zone));
}

/** Returns the first instant of a calendar day such as `2026-11-20` in a time zone. */
export function dayStart(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isBefore = (instant: Date) => dayIn(instant, timeZone) < day;
  return firstAfter({ from: midnight - LARGEST_OFFSET_MS, until: midnight + LARGEST_OFFSET_MS }, isBefore);
}

/** Returns all days that `dayOf` can return at `now`, in any zone, for queries before the zone is known. */
export function possibleDays(now: Date): string[] {
  const shifts = [-24, 0, 24];
  return shifts.map((hours) => dayIn(new Date(now.getTime() + hours * HOUR_MS), FALLBACK_ZONE));
}

/** Returns whether `Intl` knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the person's time zone that is in force at `now`. */
export function zoneAt(now: Date, zone: DayZone): string {
  const isPending = zone.changesAt !== null && zone.changesAt !== undefined && now < zone.changesAt;
  return (isPending ? zone.formerTimeZone : zone.timeZone) ?? FALLBACK_ZONE;
}

function nextDayIn(now: Date, timeZone: string): Date {
  const today = dayIn(now, timeZone);
  const from = Math.floor(now.getTime() / PRECISION_MS) * PRECISION_MS;
  return firstAfter({ from, until: from + LONGEST_DAY_MS }, (instant) => dayIn(instant, timeZone) === today);
}

/** Returns the first instant that is no longer before a change which lies after `from` and not after `until`. */
function firstAfter(
  { from, until }: { from: number; until: number },
  isBefore: (instant: Date) => boolean,
): Date {
  let [before, after] = [from, until];
  while (after - before > PRECISION_MS) {
    const middle = before + Math.floor((after - before) / 2 / PRECISION_MS) * PRECISION_MS;
    if (isBefore(new Date(middle))) before = middle;
    else after = middle;
  }
  return new Date(after);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayIn(instant: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const existing = formats.get(timeZone);
  if (existing) return existing;
  const name = isTimeZone(timeZone) ? timeZone : FALLBACK_ZONE;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (name === timeZone) formats.set(timeZone, format);
  return format;
}
