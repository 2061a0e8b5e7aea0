/** Estimates shares from few trials by pulling them towards the usual share. */
import quantile from "@stdlib/stats-base-dists-beta-quantile";

/** Returns the value below which a share `p` of the beta distribution with parameters `a` and `b` lies. */
export function betaQuantile(p: number, a: number, b: number): number {
  return quantile(p, a, b);
}

export interface Prior {
  /** The usual share, from 0 to 1. */
  mean: number;
  /** The number of trials that the usual share counts for. */
  weight: number;
}

/**
 * Returns the share of successes after a beta prior, with its central 90 % interval. `yes` may be a fraction, for "partly". Source: the
 * beta-binomial model, Gelman et al., Bayesian Data Analysis, section 2.4.
 */
export function shrunkShare(
  { yes, of }: { yes: number; of: number },
  { mean, weight }: Prior,
): { share: number; lower: number; upper: number } {
  const usual = Math.min(1 - LEAST, Math.max(LEAST, mean));
  const a = usual * weight + yes;
  const b = (1 - usual) * weight + of - yes;
  return { share: a / (a + b), lower: quantile(0.05, a, b), upper: quantile(0.95, a, b) };
}

/** The least value of both parameters, which keeps them above 0 if all trials or none have succeeded so far. */
const LEAST = 0.01;

/**
 * Returns the central 90 % interval of a share by itself, pulled towards nothing. `yes` may be a fraction, for "partly"; the
 * interval is then rather too wide. At least one trial. Source: Jeffreys' interval, as recommended by Brown, Cai and DasGupta,
 * Interval estimation for a binomial proportion, Statist. Sci. 16 (2001) 101: it reaches 0 where
 * nothing succeeded and 1 where all did.
 */
export function shareInterval({ yes, of }: { yes: number; of: number }): { lower: number; upper: number } {
  const [a, b] = [yes + 0.5, of - yes + 0.5];
  return {
    lower: yes === 0 ? 0 : quantile(0.05, a, b),
    upper: yes === of ? 1 : quantile(0.95, a, b),
  };
}
