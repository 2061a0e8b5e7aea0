import erfc from "@stdlib/math-base-special-erfc";
import type { Spell } from "./survival.ts";

export interface LogRank {
  /** The chi-square statistic with one degree of freedom; 0 if nothing can be compared. */
  chiSquare: number;
  /** The two-sided p-value. */
  p: number;
  /**
   * True if fewer spells of the first group ended than expected if both groups were alike: the first group lasts
   * longer.
   */
  isFirstSlower: boolean;
}

/**
 * Tests whether two groups of spells last equally long. At each time at which any spell ends, the number of those of the first
 * group is compared with what both groups together make likely, with the hypergeometric variance, so that equal times are no
 * trouble. Sources: Mantel, Cancer Chemotherapy Reports 50 (1966) 163; Peto and Peto, J. R. Stat. Soc. A 135 (1972) 185. The
 * result is that of R's `survdiff`.
 */
export function logRank(first: readonly Spell[], second: readonly Spell[]): LogRank {
  const all = [
    ...first.map((spell) => ({ ...spell, isFirst: true })),
    ...second.map((spell) => ({ ...spell, isFirst: false })),
  ].sort((one, other) => one.time - other.time);
  let atRisk = all.length;
  let firstAtRisk = first.length;
  let excess = 0;
  let variance = 0;
  for (let begin = 0; begin < all.length; ) {
    const together = all.slice(begin, endOf(all, begin));
    const ended = together.filter(({ isEvent }) => isEvent);
    const share = firstAtRisk / atRisk;
    excess += ended.filter(({ isFirst }) => isFirst).length - ended.length * share;
    if (atRisk > 1) variance += (ended.length * share * (1 - share) * (atRisk - ended.length)) / (atRisk - 1);
    atRisk -= together.length;
    firstAtRisk -= together.filter(({ isFirst }) => isFirst).length;
    begin += together.length;
  }
  const chiSquare = variance > 0 ? excess ** 2 / variance : 0;
  return { chiSquare, p: erfc(Math.sqrt(chiSquare / 2)), isFirstSlower: excess < 0 };
}

/** Returns the index after all spells that are as long as the one at `begin`. */
function endOf(sorted: readonly Spell[], begin: number): number {
  let end = begin;
  while (sorted[end]?.time === sorted[begin]?.time && end < sorted.length) end += 1;
  return end;
}
