import { addDays } from "#domain/calendar-days.ts";
import { formatRelativeDay } from "#domain/day-words.ts";

/** Returns on which day something was due, such as `due today`, `due yesterday` or `due Oct 14`. */
export function formatDueDay(day: string, today: string): string {
  if (day === addDays(today, -1)) return "due yesterday";
  return `due ${day > today ? "today" : formatRelativeDay(day, today)}`;
}

/** Returns a sentence about the day of a promise, beside which the words of the step stand as they are. */
export function promisedDaySentence(by: string): string {
  return `You said you would do this ${by === "today" ? "today" : `by ${by}`}.`;
}
