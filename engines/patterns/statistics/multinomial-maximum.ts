import { binomialTail } from "./binomial-tail.ts";
import { logFactorial } from "./log-factorials.ts";

/** The probability below which a value computed as a difference from 1 has lost its digits. */
const SMALL = 1e-9;

/**
 * Returns the probability that, of `trials` spread evenly at random over `categories`, some category gets `most` or more.
 *
 * Counts that are independent and Poisson-distributed are multinomial once their sum is known. So the probability that all
 * stay below `most` is a coefficient of the truncated Poisson distribution convolved with itself, divided by the
 * probability of the sum. Exact but for rounding; nearly linear in `trials` times `most`. Source: Levin, A representation
 * for multinomial cumulative distribution functions, Ann. Statist. 9 (1981) 1123. Below 1e-9 it returns the sum over the
 * categories, which is then equal to nine digits.
 */
export function maximumProbability(most: number, trials: number, categories: number): number {
  if (most <= 1) return most <= 0 || trials >= most ? 1 : 0;
  const poisson = (count: number, mean: number) =>
    Math.exp(count * Math.log(mean) - mean - logFactorial(count));
  const one = Float64Array.from({ length: Math.min(most, trials + 1) }, (_, count) =>
    poisson(count, trials / categories),
  );
  let together = one;
  for (let category = 2; category <= categories; category += 1) together = convolve(together, one, trials);
  const above = 1 - (together[trials] ?? 0) / poisson(trials, trials);
  if (above >= SMALL) return above;
  return Math.min(SMALL, categories * binomialTail(most, trials, 1 / categories));
}

/** Returns the distribution of the sum of two counts, up to `longest`. */
function convolve(one: Float64Array, other: Float64Array, longest: number): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(Math.min(one.length + other.length - 1, longest + 1));
  for (let first = 0; first < one.length; first += 1) {
    const weight = one[first] ?? 0;
    const end = Math.min(other.length, sums.length - first);
    for (let second = 0; second < end; second += 1) {
      sums[first + second] = (sums[first + second] ?? 0) + weight * (other[second] ?? 0);
    }
  }
  return sums;
}
