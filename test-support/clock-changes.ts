/** A day on which the clocks of a zone are changed. */
export interface ClockChange {
  zone: string;
  change: "forward" | "back" | "never";
  /** The day, a Sunday. */
  day: string;
  /** Nine in the morning of that day, after the change. */
  nine: string;
  /** The end of that day. */
  midnight: string;
}

/** Both changes in a zone far ahead of UTC and in one behind it, and a day in a zone that is 5:45 ahead and has none. */
export const CLOCK_CHANGES: ClockChange[] = [
  {
    zone: "Pacific/Auckland",
    change: "back",
    day: "2026-04-05",
    nine: "2026-04-04T21:00:00Z",
    midnight: "2026-04-05T12:00:00Z",
  },
  {
    zone: "Pacific/Auckland",
    change: "forward",
    day: "2026-09-27",
    nine: "2026-09-26T20:00:00Z",
    midnight: "2026-09-27T11:00:00Z",
  },
  {
    zone: "America/Los_Angeles",
    change: "forward",
    day: "2026-03-08",
    nine: "2026-03-08T16:00:00Z",
    midnight: "2026-03-09T07:00:00Z",
  },
  {
    zone: "America/Los_Angeles",
    change: "back",
    day: "2026-11-01",
    nine: "2026-11-01T17:00:00Z",
    midnight: "2026-11-02T08:00:00Z",
  },
  {
    zone: "Asia/Kathmandu",
    change: "never",
    day: "2026-11-01",
    nine: "2026-11-01T03:15:00Z",
    midnight: "2026-11-01T18:15:00Z",
  },
];

/** Returns the instant that lies this many minutes before an instant. */
export const minutesBefore = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) - minutes * 60_000).toISOString();
