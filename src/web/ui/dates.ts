/**
 * Formats dates and times for pages, in the person's time zone. Dates have one form everywhere. Times follow the browser's
 * locale, so a page that is prerendered must not show any.
 */

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const fullDayParts = { month: "short", day: "numeric", year: "numeric" } as const;
const fullDay = new Intl.DateTimeFormat("en-US", fullDayParts);
const timeOf12Hours = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const timeOf24Hours = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** Formats a day such as `Oct 14`. The year is added unless it is the current one. */
export function formatDay(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? day : fullDay).format(date);
}

/** Formats a day as `Oct 14, 2026`. */
export function formatFullDay(instant: string): string {
  return fullDay.format(new Date(instant));
}

/** Formats the day that it was in a zone, as `Oct 14, 2026`. A browser that does not know the zone says its own day. */
export function formatFullDayIn(instant: string, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { ...fullDayParts, timeZone }).format(new Date(instant));
  } catch {
    return formatFullDay(instant);
  }
}

/** Formats a time as `10:41 PM`, or as `22:41` if the browser's locale counts 24 hours. */
export function formatTime(instant: string | number, locale?: string): string {
  const format = hasTwelveHours(locale) ? timeOf12Hours : timeOf24Hours;
  // Newer browsers put a narrow space before PM, which nobody can type or search for.
  return format.format(new Date(instant)).replaceAll("\u202f", " ");
}

/** Formats a full hour of the day, from 0 to 24, as a time. */
export function formatHour(hour: number): string {
  return formatTime(new Date(2026, 0, 1, hour).getTime());
}

function hasTwelveHours(locale: string | undefined): boolean {
  return new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 === true;
}

/** Formats a day and time such as `Oct 14, 10:41 PM`. The year is added unless it is the current one. */
export function formatMoment(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}
