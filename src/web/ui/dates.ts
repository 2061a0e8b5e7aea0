/** Formats dates and times for pages, in the person's time zone. */

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const fullDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Formats a day such as `Oct 14`. The year is added unless it is the current one. */
export function formatDay(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? day : fullDay).format(date);
}

/** Formats a day as `Oct 14, 2026`. */
export function formatFullDay(instant: string): string {
  return fullDay.format(new Date(instant));
}

/** Formats a time as `22:41`. */
export function formatTime(instant: string | number): string {
  return time.format(new Date(instant));
}

/** Formats a day and time such as `Oct 14, 22:41`. The year is added unless it is the current one. */
export function formatMoment(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}
