import { logChoose } from "./log-factorials.ts";

export interface Share {
  yes: number;
  of: number;
}

/** The relative difference below which two probabilities count as equal, to allow for rounding. */
const SLACK = 1e-7;

/**
 * Returns the two-sided p-value that two shares are equal: the probability, with both margins fixed, of all tables that
 * are no likelier than this one.
 *
 * Source: Fisher, Statistical Methods for Research Workers (1934), section 21.02; two-sided as in R's `fisher.test`.
 */
export function fisherExact(one: Share, other: Share): number {
  const yes = one.yes + other.yes;
  const all = one.of + other.of;
  const least = Math.max(0, yes - other.of);
  const most = Math.min(one.of, yes);
  const logChance = (count: number) =>
    logChoose(one.of, count) + logChoose(other.of, yes - count) - logChoose(all, yes);
  const own = logChance(one.yes) + SLACK;
  let p = 0;
  for (let count = least; count <= most; count += 1) {
    const chance = logChance(count);
    if (chance <= own) p += Math.exp(chance);
  }
  return Math.min(1, p);
}
