// A local date-time such as `2026-12-05T09:30` in the words of the language in which the app asks.
import { addDays, weekdayOf } from "../calendar-days.ts";
import { askingLanguage, type TextLanguage } from "./asking-language.ts";
import { wordsFor } from "./asking-words.ts";

/** The number of days from today to the day by which something is to have moved a little. */
const DAYS_TO_DIFFERENCE = 6;

/** Returns the calendar day of a local date-time. */
export function dayOfMoment(moment: string): string {
  return moment.slice(0, 10);
}

/** Returns the weekday of a local date-time or calendar day: `Saturday`. */
export function sayWeekday(moment: string, language: TextLanguage): string {
  return wordsFor(language).times.weekdays[weekdayOf(dayOfMoment(moment))] ?? "";
}

/** Returns the hour of a local date-time: `9:30 am`, `9:30 Uhr`, `9:30`. */
export function sayClock(moment: string, language: TextLanguage): string {
  const [hour = 0, minute = 0] = moment.slice(11, 16).split(":").map(Number);
  const minutes = String(minute).padStart(2, "0");
  const spoken = askingLanguage(language);
  if (spoken === "de") return `${hour}:${minutes} Uhr`;
  if (spoken === "es") return `${hour}:${minutes}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** Returns the short weekday and the hour of a local date-time: `Sat 9:30 am`. */
export function sayShortMoment(moment: string, language: TextLanguage): string {
  const day = wordsFor(language).times.shortWeekdays[weekdayOf(dayOfMoment(moment))] ?? "";
  return `${day} ${sayClock(moment, language)}`;
}

/** Returns the calendar day by which the difference would be seen: in nearly a week, so that its weekday is not also today's. */
export function dayOfDifference(today: string): string {
  return addDays(dayOfMoment(today), DAYS_TO_DIFFERENCE);
}
