import { DAY_MS, HOUR_MS, MINUTE_MS } from "./time.ts";

export interface LocalTime {
  /** The day on the person's calendar, in days since 1970. */
  day: number;
  /** The weekday; 0 is Monday. */
  weekday: number;
  /** The hour of the person's day, from 0 to below 24, with minutes as a fraction. */
  hour: number;
}

/**
 * The interval in which a zone's offset is looked up only once. The clocks of all zones change at a full quarter of an
 * hour.
 */
const QUARTER_MS = 15 * MINUTE_MS;
/** The weekday of 1 January 1970, a Thursday; 0 is Monday. */
const FIRST_WEEKDAY = 3;

/**
 * Returns a function that returns the day, weekday and hour of an instant in an IANA time zone, or in UTC if the zone
 * is unknown. It caches the offset of each quarter of an hour.
 */
export function localClock(zone: string): (at: Date) => LocalTime {
  const format = formatFor(zone);
  const isUtc = format.resolvedOptions().timeZone === "UTC";
  const offsets = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS);
    const offset = isUtc ? 0 : (offsets.get(quarter) ?? offsetAt(format, at));
    offsets.set(quarter, offset);
    const local = at.getTime() + offset;
    const day = Math.floor(local / DAY_MS);
    return { day, weekday: (day + FIRST_WEEKDAY) % 7, hour: (local - day * DAY_MS) / HOUR_MS };
  };
}

/** Returns the offset of a zone in milliseconds; the format says "GMT+05:30", or "GMT" alone. */
function offsetAt(format: Intl.DateTimeFormat, at: Date): number {
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}

/** The formats of the zones that have been asked for. Making one takes as long as twelve of its answers. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const existing = formats.get(timeZone);
  if (existing) return existing;
  const options = { timeZoneName: "longOffset" } as const;
  try {
    const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
}

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

/**
 * Returns the part of the day of an hour: the morning begins at 5, the afternoon at 12, the evening at 17, the night at
 * 22.
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 22 || hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
