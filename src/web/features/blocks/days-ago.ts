const WEEK = 7;
const MONTH = 30.44;
const YEAR = 365.25;
const IN_DAYS_BELOW = 14;
const IN_WEEKS_BELOW = 63;
const IN_MONTHS_BELOW = 730;

/** Returns an age in days as short text: 'today', '9 d', '3 wk', '5 mo', '2 yr'. */
export function shortAgeOf(days: number): string {
  if (days < 1) return "today";
  if (days < IN_DAYS_BELOW) return `${days} d`;
  if (days < IN_WEEKS_BELOW) return `${Math.floor(days / WEEK)} wk`;
  if (days < IN_MONTHS_BELOW) return `${Math.floor(days / MONTH)} mo`;
  return `${Math.floor(days / YEAR)} yr`;
}
