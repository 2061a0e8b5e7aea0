/** How often a card comes up by chance alone. */

/** The numbers of readings with one card and with three cards. A card comes up at most once in a reading. */
export interface DrawCounts {
  singles: number;
  threes: number;
}

export interface Chance {
  /** The average number of times that a card comes up. */
  expected: number;
  /**
   * The range of a card's count: with a fair deck, it is from `low` to `high`, inclusive, in at least 95 of
   * 100 cases.
   */
  low: number;
  high: number;
}

const TAIL = 0.025;

/**
 * Returns how often chance alone gives each card of a deck of `deckSize`. It is exact, also for small
 * numbers.
 */
export function chanceOf({ singles, threes }: DrawCounts, deckSize: number): Chance {
  const likely = together(comesUp(singles, 1 / deckSize), comesUp(threes, 3 / deckSize));
  return { expected: (singles + 3 * threes) / deckSize, ...middleOf(likely) };
}

/** Returns how often an event with probability one half comes up in a number of trials. */
export function countRangeAtEvenOdds(trials: number): Chance {
  return { expected: trials / 2, ...middleOf(comesUp(trials, 1 / 2)) };
}

function middleOf(likely: readonly number[]): { low: number; high: number } {
  return { low: firstBeyond(likely, TAIL), high: firstBeyond(likely, 1 - TAIL) };
}

/** Returns the first count for which more than `share` of all cases have this count or less. */
function firstBeyond(likely: readonly number[], share: number): number {
  let sum = 0;
  for (const [count, probability] of likely.entries()) {
    sum += probability;
    if (sum > share) return count;
  }
  return likely.length - 1;
}

/**
 * Returns the probability of each number of successes, from none to all. It uses logarithms, so that
 * thousands of trials do not underflow.
 */
function comesUp(trials: number, probability: number): number[] {
  const odds = Math.log(probability) - Math.log1p(-probability);
  let logarithm = trials * Math.log1p(-probability);
  return Array.from({ length: trials + 1 }, (_, count) => {
    if (count > 0) logarithm += Math.log((trials - count + 1) / count) + odds;
    return Math.exp(logarithm);
  });
}

/** Returns the probabilities of the sum of two counts, without those at the end that are practically zero. */
function together(one: readonly number[], other: readonly number[]): number[] {
  const [few, many] = [worthCarrying(one), worthCarrying(other)];
  const sums = Array.from({ length: few.length + many.length - 1 }, () => 0);
  for (const [count, probability] of few.entries()) {
    for (const [more, likely] of many.entries()) {
      sums[count + more] = (sums[count + more] ?? 0) + probability * likely;
    }
  }
  return sums;
}

function worthCarrying(likely: readonly number[]): number[] {
  const last = likely.findLastIndex((probability) => probability > Number.EPSILON);
  return likely.slice(0, last + 1);
}
