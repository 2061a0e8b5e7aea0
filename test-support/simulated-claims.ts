// Simulates people whose data contains no pattern, and returns which patterns the engine wrongly claims of them.

import type { Pattern } from "#domain/patterns/pattern.ts";
import { DAY_MS } from "#domain/time.ts";
import { saysGuessesAreOff } from "#engines/patterns/guess-verdict.ts";
import { findPatterns } from "#engines/patterns/in-thread.ts";
import type { History } from "#engines/patterns/index.ts";
import { type Random, seenAt } from "./simulated-doings.ts";
import { BIRTH_OF_HISTORY, type Habits, simulatePerson } from "./simulated-person.ts";

/** The length of a simulated history, in weeks. */
export const WEEKS = 104;
const CLAIMING: readonly Pattern["kind"][] = ["loop", "hour", "before-moving"];

const HABITS: Habits[] = [60, 150, 300, 600].flatMap((readings) => [
  { readings, themed: 0.4 },
  { readings, themed: 1, newBlocks: 0.5 },
]);

/** Returns a simulated person without any pattern. The index chooses the person's habits, in rotation. */
export function someoneWithout(random: Random, index: number): History {
  return simulatePerson(random, HABITS[index % HABITS.length] ?? { readings: 100, themed: 1 });
}

/**
 * Returns whether the pattern claims something that chance alone would not bring about. All other patterns are counts
 * and estimates.
 */
function isClaim(pattern: Pattern): boolean {
  const { kind, id, isNothingYet } = pattern;
  if (isNothingYet) return false;
  return CLAIMING.includes(kind) || id.startsWith("kinds:") || saysGuessesAreOff(pattern);
}

/** Returns the ids of the patterns that the person sees as claims at the end of this week; the first week is 1. */
export function claimsAt(history: History, week: number): string[] {
  const now = new Date(BIRTH_OF_HISTORY + week * 7 * DAY_MS);
  return findPatterns(seenAt(history, now), now)
    .patterns.filter(isClaim)
    .map(({ id }) => id);
}
