// Instants at which a person's day is not the day in UTC, around both changes of the clock in both hemispheres.

export interface DayOfZone {
  zone: string;
  /** An instant, and the day that it belongs to in the zone. */
  at: string;
  day: string;
  /** What the clocks do on that day or in the night before it. */
  change: string;
}

export const DAYS_OF_ZONES: readonly DayOfZone[] = [
  // Clocks go forward at 02:00 on 8 March and back at 02:00 on 1 November.
  {
    ...{ zone: "America/Los_Angeles", change: "clocks go forward in spring" },
    ...{ at: "2026-03-09T06:30:00Z", day: "2026-03-08" },
  },
  {
    ...{ zone: "America/Los_Angeles", change: "clocks go back in autumn" },
    ...{ at: "2026-11-02T07:30:00Z", day: "2026-11-01" },
  },
  // Clocks go back at 03:00 on 5 April and forward at 02:00 on 27 September.
  {
    ...{ zone: "Pacific/Auckland", change: "clocks go back in autumn" },
    ...{ at: "2026-04-04T11:30:00Z", day: "2026-04-05" },
  },
  {
    ...{ zone: "Pacific/Auckland", change: "clocks go forward in spring" },
    ...{ at: "2026-09-26T12:30:00Z", day: "2026-09-27" },
  },
  {
    ...{ zone: "Asia/Kathmandu", change: "clocks never change" },
    ...{ at: "2026-11-19T18:30:00Z", day: "2026-11-20" },
  },
];
