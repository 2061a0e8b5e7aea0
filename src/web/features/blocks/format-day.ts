const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const dayOfAnotherYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** `Oct 14`, with its year where that is not this one. */
export function formatDay(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? day : dayOfAnotherYear).format(date);
}

/** `Oct 14, 22:41`, where the person is. */
export function formatMoment(instant: string): string {
  return `${formatDay(instant)}, ${time.format(new Date(instant))}`;
}
