import type { Source } from "#domain/patterns/pattern.ts";
import type { PastReading } from "../history.ts";

/** Returns a chance as "3 times in 1,000", of the first round number in which it is once or more. */
export function formatChance(chance: number): string {
  if (chance >= 0.995) return "nearly always";
  const of = [100, 1000, 10_000, 100_000].find((each) => Math.round(chance * each) >= 1);
  if (!of) return "less than once in 100,000";
  const times = Math.round(chance * of);
  return `${times === 1 ? "once" : `${times} times`} in ${of.toLocaleString("en-US")}`;
}

/** Returns a count in words up to ten: "one reading", "three readings", "12 readings". */
export function sayCount(count: number, one: string, many = `${one}s`): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return `${words[count] ?? count} ${count === 1 ? one : many}`;
}

/** Returns an hour with a fraction as "22:00", rounded to the full hour. */
export function formatHour(hour: number): string {
  return `${String(Math.round(hour) % 24).padStart(2, "0")}:00`;
}

/**
 * Returns all readings as sources: a page can then count them, each can be corrected, and the oldest stays the same.
 */
export function sourcesOf(readings: readonly Pick<PastReading, "id" | "at">[]): Source[] {
  return readings.map(({ id, at }) => ({ kind: "insight", id, at: at.toISOString() }));
}
