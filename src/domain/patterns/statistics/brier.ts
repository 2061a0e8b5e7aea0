/** How good guesses are. Source: Brier, Monthly Weather Review 78 (1950) 1. */

export interface Guessed {
  /** What was guessed, from 0 to 1. */
  guess: number;
  /** What happened: 1 if it did, 0 if it did not, a half for "partly". */
  outcome: number;
}

/** The mean squared distance between guess and outcome: 0 is perfect, 0.25 is what guessing one half each time gives. */
export function brierScore(guesses: readonly Guessed[]): number {
  if (guesses.length === 0) return 0;
  return guesses.reduce((sum, { guess, outcome }) => sum + (guess - outcome) ** 2, 0) / guesses.length;
}

/**
 * The reliability curve: for each stretch of guesses that holds any, their mean, how many happened, and how many there are. `edges` are the upper
 * bounds of the stretches, ascending; the last is 1.
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
