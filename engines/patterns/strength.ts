import { HALF_LIFE_DAYS } from "#domain/patterns/pattern.ts";
import { DAY_MS } from "#domain/time.ts";

/** The number of acts on one day that give a strength of one half. */
const ACTS_FOR_HALF = 4;

/** An act of a person at a moment. A step that was done partly weighs one half. */
export interface Act {
  at: Date;
  weight: number;
}

/**
 * Returns a strength from 0 to 1: 1 − 2^(−S / 4), where S is the sum over all acts before `at` of
 * weight · 2^(−age in days / 14).
 *
 * What was done two weeks ago counts half. It never falls to nothing at once, and each act raises it again, by less the
 * higher it is. Exponential forgetting with a half-life; our own definition.
 */
export function strengthAt(acts: readonly Act[], at: Date): number {
  let sum = 0;
  for (const act of acts) {
    const age = (at.getTime() - act.at.getTime()) / DAY_MS;
    if (age >= 0) sum += act.weight * 2 ** (-age / HALF_LIFE_DAYS);
  }
  return 1 - 2 ** (-sum / ACTS_FOR_HALF);
}
