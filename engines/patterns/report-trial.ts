// Reports what a small trial of one person found.

import { type Arm, TRIAL_TOSSES } from "#domain/trials/trial-plan.ts";
import { fisherExact, type Share } from "./statistics/fisher-exact.ts";
import { differenceOf, type Interval, Z_90 } from "./statistics/newcombe.ts";

const MOST_P = 0.05;

export interface TrialReport {
  /** For each arm, how many of its steps moved the matter. */
  moved: Record<Arm, Share>;
  /** How much more often written steps moved the matter than done ones, from -1 to 1, with its 90 % interval. */
  difference: Interval;
  /** The chance of a difference at least as unlikely if the arms do not differ: Fisher's exact test. */
  p: number;
  /** The arm that moved the matter more often; `null` if nothing was found. */
  found: Arm | null;
}

/**
 * Reports on a trial whose steps all have an answer; `null` for one that is not over. `outcomes` says for each step whether
 * it moved.
 *
 * Something is found if Fisher's p is at most 0.05 and the 90 % interval does not contain 0. As all orders of five and five
 * are equally likely, p is the share of orders that would have come out as unlikely as this one if no step depended on its
 * arm (Fisher, The Design of Experiments, 1935, chapter II). So of 100 people whose steps move as often in either
 * arm, at most 5 get something found. With five steps an arm that takes 5 of 5 against 1 of 5, or 4 of 5 against none.
 */
export function reportTrial(arms: readonly Arm[], outcomes: readonly boolean[]): TrialReport | null {
  if (outcomes.length < TRIAL_TOSSES) return null;
  const moved = { write: countOf("write", arms, outcomes), do: countOf("do", arms, outcomes) };
  const difference = differenceOf(moved.write, moved.do, Z_90);
  const p = fisherExact(moved.write, moved.do);
  const isFound = p <= MOST_P && (difference.lower > 0 || difference.upper < 0);
  const better: Arm = difference.value > 0 ? "write" : "do";
  return { moved, difference, p, found: isFound ? better : null };
}

function countOf(arm: Arm, arms: readonly Arm[], outcomes: readonly boolean[]): Share {
  const own = outcomes.filter((_, step) => arms[step] === arm);
  return { yes: own.filter(Boolean).length, of: own.length };
}
