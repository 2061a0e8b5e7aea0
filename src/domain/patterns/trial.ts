/**
 * A small trial of one person: for ten steps the sealed draw decides whether a step is written or done. The question, the
 * outcome and the number of steps are fixed before the first toss, and nothing is shown by arm before the last answer.
 */
import { readSeed } from "../draw/server-seed.ts";
import { commitmentOf, shuffleDeck } from "../draw/shuffle.ts";
import { fisherExact, type Share } from "./statistics/fisher-exact.ts";
import { differenceOf, type Interval, Z_90 } from "./statistics/newcombe.ts";
import { ARMS, type Arm, TRIAL_TOSSES } from "./trial-plan.ts";

const MOST_P = 0.05;

/**
 * Returns the arm of each of the ten steps. Both arms get five; every one of the 252 orders is equally likely, and anybody
 * who holds both seeds can compute it again, as with a draw of cards.
 */
export function allocate(serverSeed: Uint8Array, clientSeed: string): Arm[] {
  const labels = Array.from({ length: TRIAL_TOSSES }, (_, step) => `${ARMS[step % 2]}-${step}`);
  return shuffleDeck(labels, serverSeed, clientSeed).map(({ id }) =>
    id.startsWith("write") ? "write" : "do",
  );
}

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

/** A receipt that proves that the order of the arms was fixed before the first toss. */
export interface TrialReceipt {
  commitment: string;
  /** The server's seed, in hex. */
  serverSeed: string;
  clientSeed: string;
  arms: readonly Arm[];
}

const TRIAL_CHECKS = ["commitment", "arms"] as const;
export type TrialCheck = (typeof TRIAL_CHECKS)[number];

/** Computes the order again. Returns the checks of the receipt that failed; empty if all passed. */
export function checkTrial({ commitment, serverSeed, clientSeed, arms }: TrialReceipt): TrialCheck[] {
  const seed = readSeed(serverSeed);
  if (seed === null) return [...TRIAL_CHECKS];
  const order = allocate(seed, clientSeed);
  const holds: Record<TrialCheck, boolean> = {
    commitment: commitmentOf(seed) === commitment,
    arms: arms.length === order.length && order.every((arm, step) => arms[step] === arm),
  };
  return TRIAL_CHECKS.filter((check) => !holds[check]);
}
