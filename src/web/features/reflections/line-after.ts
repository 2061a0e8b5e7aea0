import { daysFrom } from "#domain/calendar-days.ts";

/**
 * What Rob may say after the card of the day was answered. He has not read the answer, so each line says only what happened to it: none
 * praises, jokes, advises, or claims that it was understood.
 */
const LINES_AFTER = [
  "It stays as you wrote it.",
  "It’s kept. You can come back to it.",
  "Written down, word for word.",
] as const;

/** Returns Rob's line of that day, which is another one the next day. */
export function lineAfter(day: string): string {
  return LINES_AFTER[daysFrom("2026-01-01", day) % LINES_AFTER.length] ?? LINES_AFTER[0];
}
