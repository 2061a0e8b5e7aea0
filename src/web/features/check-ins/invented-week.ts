import type { OpenCheckIn } from "#contract/check-ins.ts";

/** A week that nobody lived, for people whose plan has no check-in. It begins on a Monday. */
export const INVENTED_WEEK: OpenCheckIn["days"] = [
  { day: "2026-01-05", readings: 1, steps: 0 },
  { day: "2026-01-06", readings: 0, steps: 1 },
  { day: "2026-01-07", readings: 0, steps: 0 },
  { day: "2026-01-08", readings: 2, steps: 1 },
  { day: "2026-01-09", readings: 0, steps: 0 },
  { day: "2026-01-10", readings: 0, steps: 2 },
  { day: "2026-01-11", readings: 1, steps: 1 },
];
