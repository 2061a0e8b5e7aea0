import { addDays } from "#domain/calendar-days.ts";
import { sayDay } from "#web/ui/say-day.ts";

/** More words than this, and a step is quoted instead of being made part of the sentence. */
const PART_OF_SENTENCE_MAX = 14;

/** Returns when something was due: `due today`, `due yesterday`, `due Oct 14`. */
export function sayDue(day: string, today: string): string {
  if (day === addDays(today, -1)) return "due yesterday";
  return `due ${day > today ? "today" : sayDay(day, today)}`;
}

/**
 * Returns what a person said they would do. A step of one short sentence becomes part of the sentence; another one is
 * returned as a quotation of its own.
 */
export function sayPromise(step: string, by: string): { sentence: string; quoted: string | null } {
  const when = by === "today" ? "today" : `by ${by}`;
  const words = step.trim().replace(/[.!]$/, "");
  const isPart =
    /^\p{Lu}\p{Ll}/u.test(words) &&
    !/[.!?:;]\s/.test(words) &&
    words.split(" ").length <= PART_OF_SENTENCE_MAX;
  if (!isPart) return { sentence: `You said you would do this ${when}:`, quoted: step };
  const part = words.slice(0, 1).toLowerCase() + words.slice(1);
  return { sentence: `You said you would ${part} ${when}.`, quoted: null };
}
