/**
 * A small trial of one person: for ten steps the sealed draw decides whether a step is written or done. The question, the
 * outcome and the number of steps are fixed before the first toss, and nothing is shown by arm before the last answer.
 */
import { readSeed } from "../draw/server-seed.ts";
import { commitmentOf, shuffleDeck } from "../draw/shuffle.ts";
import { ARMS, type Arm, TRIAL_TOSSES } from "./trial-plan.ts";

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
