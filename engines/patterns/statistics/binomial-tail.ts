import { logChoose } from "./log-factorials.ts";

/**
 * Returns the probability of `k` successes or more in `n` independent trials that each succeed with probability `p`: the
 * exact sum of the binomial distribution, as R's `pbinom(k - 1, n, p, lower.tail = FALSE)`. It adds the tail itself, so
 * that very small probabilities keep their digits.
 */
export function binomialTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n || p <= 0) return 0;
  if (p >= 1) return 1;
  let sum = 0;
  for (let hits = n; hits >= k; hits -= 1) {
    sum += Math.exp(logChoose(n, hits) + hits * Math.log(p) + (n - hits) * Math.log1p(-p));
  }
  return Math.min(1, sum);
}
