import { falseAlarmRateOf } from "../false-alarms.ts";
import { benjaminiHochberg } from "../statistics/false-discovery.ts";

/**
 * When a loop is tested, and how small its p-value must be, so that looking every week for years finds no more by chance
 * than looking once.
 *
 * A test is not made weekly, but once each time the number of events doubles (`CHECKPOINTS`). The chance of a false claim
 * that loops and hours of steps have (`false-alarms.ts`) is spent on these looks in advance: each look may use a part, and
 * the parts of all looks that can ever come add up to it. Within these as weights, the claims of a run are chosen by Benjamini
 * and Hochberg's procedure (weighted: Genovese, Roeder and Wasserman, Biometrika 93 (2006) 509), so that one true loop makes
 * the next easier to see. For a person without any loop that is no more than the sum of the parts if the tests are
 * independent or positively dependent; that it holds for these looks is shown by simulation. Adding a look never takes a
 * claim back.
 */
export const CHECKPOINTS: readonly number[] = [10, 20, 40, 80, 160, 320];

/**
 * The share of the false alarms for each checkpoint. Most is spent at 40 events, where a loop of odds ratio 3 begins to
 * be visible. The shares add up to one.
 */
const SHARE_OF_CHECKPOINT = [0.03, 0.05, 0.84, 0.04, 0.02, 0.02];
/**
 * The share for the first, second and third theme that reach a checkpoint. `SHARE_OF_LATER` is for each later theme;
 * for 12 themes the shares add up to one.
 */
const SHARE_OF_ORDER = [0.92, 0.03, 0.01];
const SHARE_OF_LATER = 0.04 / 9;

/** A test that was made (a "look"). */
export interface Look {
  /** The p-value, exact or conservative. */
  p: number;
  /** The chance of a false claim that this test may use. */
  alpha: number;
}

/**
 * Returns the share of a test at the checkpoint of this index, for the theme that reached it as number `order`, from 0.
 */
export function shareOfLook(checkpoint: number, order: number): number {
  return (SHARE_OF_CHECKPOINT[checkpoint] ?? 0) * (SHARE_OF_ORDER[order] ?? SHARE_OF_LATER);
}

/** The allowed chance of a false claim of all tests of loops and of hours together. */
const ALL = falseAlarmRateOf("loops") + falseAlarmRateOf("stepHours");

/** Returns the tests whose result may be claimed. A single one may be if its p-value is at most its own `alpha`. */
export function claimable<L extends Look>(looks: readonly L[]): L[] {
  const weighted = looks.map(({ p, alpha }) => Math.min(1, (p * ALL) / (alpha * looks.length)));
  const adjusted = benjaminiHochberg(weighted);
  return looks.filter((_, index) => (adjusted[index] ?? 1) <= ALL);
}
