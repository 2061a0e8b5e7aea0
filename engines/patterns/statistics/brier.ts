/** Scores how good guesses are. Source: Brier, Monthly Weather Review 78 (1950) 1. */
import { Z_90 } from "./newcombe.ts";

export interface Guessed {
  /** The probability that was guessed, from 0 to 1. */
  guess: number;
  /** The outcome: 1 if it happened, 0 if it did not, a half for "partly". */
  outcome: number;
}

/**
 * Returns the mean squared distance between guess and outcome: 0 is perfect, 0.25 is the score of guessing one half
 * each time.
 */
export function brierScore(guesses: readonly Guessed[]): number {
  if (guesses.length === 0) return 0;
  return guesses.reduce((sum, { guess, outcome }) => sum + (guess - outcome) ** 2, 0) / guesses.length;
}

/**
 * Returns the 90 % interval of the Brier score, or `null` where all guesses are equally far off and nothing tells how much
 * the score varies. The score is a mean of squared distances, so its error is their standard deviation over the root of
 * their number. Source: Bradley, Schwartz and Hashino, Sampling uncertainty and confidence intervals for the Brier score and
 * Brier skill score, Weather and Forecasting 23 (2008) 992. Normal, so it is rough for ten guesses.
 */
export function brierInterval(guesses: readonly Guessed[]): { lower: number; upper: number } | null {
  const mean = brierScore(guesses);
  const squares = guesses.map(({ guess, outcome }) => ((guess - outcome) ** 2 - mean) ** 2);
  const variance = squares.reduce((sum, square) => sum + square, 0) / (guesses.length - 1);
  if (!(variance > TINY)) return null;
  const reach = Z_90 * Math.sqrt(variance / guesses.length);
  return { lower: Math.max(0, mean - reach), upper: Math.min(1, mean + reach) };
}

/** The variance below which a value counts as a rounding error. */
const TINY = 1e-12;

/**
 * The reliability curve: for each stretch of guesses that holds any, their mean, how many happened, and how many there are. `edges` are the upper
 * bounds of the stretches, ascending; the last is 1. Source: Murphy and Winkler, Reliability of subjective probability
 * forecasts of precipitation and temperature, Appl. Stat. 26 (1977) 41.
 */
export function reliability(
  guesses: readonly Guessed[],
  edges: readonly number[],
): { said: number; did: number; of: number }[] {
  return edges.flatMap((edge, index) => {
    const from = index === 0 ? -1 : (edges[index - 1] ?? 0);
    const within = guesses.filter(({ guess }) => guess > from && guess <= edge);
    if (within.length === 0) return [];
    const said = within.reduce((sum, { guess }) => sum + guess, 0) / within.length;
    return [{ said, did: within.reduce((sum, { outcome }) => sum + outcome, 0), of: within.length }];
  });
}
