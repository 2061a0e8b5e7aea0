/** The number of days up to which a day is called by its weekday. */
const WEEKDAY_REACH = 6;
const DAY_MS = 86_400_000;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Returns the name of a day as seen from `today`: `tomorrow`, `Friday`, `Dec 1`. Days are given as `2026-11-20`. */
export function formatRelativeDay(day: string, today: string): string {
  const daysAway = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (daysAway === 0) return "today";
  if (daysAway === 1) return "tomorrow";
  return (Math.abs(daysAway) <= WEEKDAY_REACH ? weekday : date).format(Date.parse(day));
}
