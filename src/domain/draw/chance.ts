/** How often a card comes up by chance alone. */

/** Readings of one card, and of three: a card comes up at most once in either. */
export interface DrawCounts {
  singles: number;
  threes: number;
}

export interface Chance {
  /** On average. */
  expected: number;
  /** Of 100 decks that are fair, at least 95 have a given card within these two, both included. */
  low: number;
  high: number;
}

const TAIL = 0.025;

/** What chance alone gives each card of a deck of `deckSize`; exact, also for small numbers. */
export function chanceOf({ singles, threes }: DrawCounts, deckSize: number): Chance {
  const likely = together(comesUp(singles, 1 / deckSize), comesUp(threes, 3 / deckSize));
  return { expected: (singles + 3 * threes) / deckSize, ...middleOf(likely) };
}

/** How often something comes up that comes up half of the time. */
export function chanceOfHalf(trials: number): Chance {
  return { expected: trials / 2, ...middleOf(comesUp(trials, 1 / 2)) };
}

function middleOf(likely: readonly number[]): { low: number; high: number } {
  return { low: firstBeyond(likely, TAIL), high: firstBeyond(likely, 1 - TAIL) };
}

/** The first count up to which more than `share` of all cases lie. */
function firstBeyond(likely: readonly number[], share: number): number {
  let sum = 0;
  for (const [count, probability] of likely.entries()) {
    sum += probability;
    if (sum > share) return count;
  }
  return likely.length - 1;
}

/** The probability of each number of successes, from none to all; by logarithms, so that thousands of trials do not vanish. */
function comesUp(trials: number, probability: number): number[] {
  const odds = Math.log(probability) - Math.log1p(-probability);
  let logarithm = trials * Math.log1p(-probability);
  return Array.from({ length: trials + 1 }, (_, count) => {
    if (count > 0) logarithm += Math.log((trials - count + 1) / count) + odds;
    return Math.exp(logarithm);
  });
}

/** Of the sum of two counts. Nothing beyond what can be told from zero is carried along. */
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
