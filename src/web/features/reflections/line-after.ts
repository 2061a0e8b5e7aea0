import { daysFrom } from "#domain/calendar-days.ts";

/**
 * What Rob may say after the card of the day was answered. He has not read the answer, so each line fits any: none praises,
 * jokes, advises or promises.
 */
export const LINES_AFTER = [
  "I heard you.",
  "Thank you for telling me.",
  "It stays as you wrote it.",
  "You can come back to it.",
] as const;

/** Returns Rob's line of that day, which is another one the next day. */
export function lineAfter(day: string): string {
  return LINES_AFTER[daysFrom("2026-01-01", day) % LINES_AFTER.length] ?? LINES_AFTER[0];
}
