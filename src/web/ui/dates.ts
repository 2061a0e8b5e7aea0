/** Days and times as pages say them, where the person is. */

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const fullDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** `Oct 14`, with its year where that is not this one. */
export function formatDay(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? day : fullDay).format(date);
}

/** `Oct 14, 2026` */
export function formatFullDay(instant: string): string {
  return fullDay.format(new Date(instant));
}

/** `22:41` */
export function formatTime(instant: string | number): string {
  return time.format(new Date(instant));
}

/** `Oct 14, 22:41`, with its year where that is not this one. */
export function formatMoment(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}
