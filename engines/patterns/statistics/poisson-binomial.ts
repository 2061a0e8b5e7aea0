/**
 * Returns the distribution of the number of successes in independent trials that succeed with these probabilities: place `k`
 * holds the chance of exactly `k`. Exact but for rounding: each trial is convolved with those before it. Source: Hong, On
 * computing the distribution function for the Poisson binomial distribution, Comput. Stat. Data Anal. 59 (2013) 41.
 */
export function poissonBinomial(probabilities: readonly number[]): Float64Array {
  const chances = new Float64Array(probabilities.length + 1);
  chances[0] = 1;
  for (const [trials, probability] of probabilities.entries()) {
    for (let count = trials + 1; count >= 0; count -= 1) {
      const before = count === 0 ? 0 : (chances[count - 1] ?? 0);
      chances[count] = (chances[count] ?? 0) * (1 - probability) + before * probability;
    }
  }
  return chances;
}
