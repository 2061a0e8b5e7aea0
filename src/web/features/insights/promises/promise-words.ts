import { addDays } from "#domain/calendar-days.ts";
import { formatRelativeDay } from "#domain/day-words.ts";

/** The number of words up to which a step is made part of a sentence. A longer step is quoted. */
const PART_OF_SENTENCE_MAX = 14;

/** Returns on which day something was due, such as `due today`, `due yesterday` or `due Oct 14`. */
export function formatDueDay(day: string, today: string): string {
  if (day === addDays(today, -1)) return "due yesterday";
  return `due ${day > today ? "today" : formatRelativeDay(day, today)}`;
}

/**
 * Returns a sentence about the step that a person promised. A step of one short sentence becomes part of that
 * sentence, and `quoted` is `null`. Any other step is returned as `quoted`.
 */
export function promiseSentence(step: string, by: string): { sentence: string; quoted: string | null } {
  const when = whenOf(by);
  const words = step.trim().replace(/[.!]$/, "");
  const isPart =
    /^\p{Lu}\p{Ll}/u.test(words) &&
    !/[.!?:;]\s/.test(words) &&
    words.split(" ").length <= PART_OF_SENTENCE_MAX;
  if (!isPart) return { sentence: `You said you would do this ${when}:`, quoted: step };
  const part = words.slice(0, 1).toLowerCase() + words.slice(1);
  return { sentence: `You said you would ${part} ${when}.`, quoted: null };
}

/** Returns a sentence about the day of a promise, for a place where the words of the step are shown already. */
export function promisedDaySentence(by: string): string {
  return `You said you would do this ${whenOf(by)}.`;
}

const whenOf = (by: string) => (by === "today" ? "today" : `by ${by}`);
