export interface LocalTime {
  /** From 0 to 23. */
  hour: number;
}

/** Returns a function that tells the hour of an instant in an IANA time zone; in UTC where the zone is unknown. */
export function localTimeIn(zone: string): (at: Date) => LocalTime {
  const format = formatFor(zone);
  return (at) => ({ hour: Number(format.format(at)) % 24 });
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  }
}

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

/** Returns the part of the day of an hour: morning from 5, afternoon from 12, evening from 17, night from 22. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 22 || hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
