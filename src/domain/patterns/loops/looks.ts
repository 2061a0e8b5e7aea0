import { benjaminiHochberg } from "../statistics/false-discovery.ts";

/**
 * When a test is made, and how small its p-value must be, so that looking every week for years finds no more by chance than
 * looking once.
 *
 * A test is not made weekly, but once each time the number of events doubles (`CHECKPOINTS`). The chance of a false
 * claim, `FALSE_CLAIMS` over a lifetime, is spent on these looks in advance: each has a `share` of it, and the shares of
 * all looks that can ever come add up to at most one. By Bonferroni's inequality no number of visits makes more of it
 * (alpha spending; Lan and DeMets, Biometrika 70 (1983) 659). Within these shares as weights, the claims of a run are chosen
 * by Benjamini and Hochberg's procedure (weighted: Genovese, Roeder and Wasserman, Biometrika 93 (2006) 509), so that
 * one true loop makes the next easier to see. Adding a look never takes a claim back.
 */
export const CHECKPOINTS: readonly number[] = [10, 20, 40, 80, 160, 320];
const FALSE_CLAIMS = 0.05;

/** Most is spent on 40 events, where a loop of odds ratio 3 begins to be visible. The parts add up to one. */
const SHARE_OF_CHECKPOINT = [0.04, 0.08, 0.76, 0.06, 0.03, 0.03];
/** By the order in which themes reach a checkpoint; the last share is for each of those that follow. Adds up to one for 12 themes. */
const SHARE_OF_ORDER = [0.84, 0.07, 0.027];
const SHARE_OF_LATER = 0.007;

/** One test that was made. */
export interface Look {
  /** The p-value, exact or conservative. */
  p: number;
  /** Which part of the chance of a false claim it may use. */
  share: number;
}

/** Returns the share of a look: at the checkpoint of this index, by the theme that reached it as number `order` (from 0). */
export function shareOfLook(checkpoint: number, order: number): number {
  return (SHARE_OF_CHECKPOINT[checkpoint] ?? 0) * (SHARE_OF_ORDER[order] ?? SHARE_OF_LATER);
}

/** Returns the looks whose result may be claimed. */
export function claimable<L extends Look>(looks: readonly L[]): L[] {
  const weighted = looks.map(({ p, share }) => Math.min(1, p / (share * looks.length)));
  const adjusted = benjaminiHochberg(weighted);
  return looks.filter((_, index) => (adjusted[index] ?? 1) <= FALSE_CLAIMS);
}
