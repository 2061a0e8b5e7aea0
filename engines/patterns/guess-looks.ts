// Tests whether a person's guesses are off. Weekly repetition does not find more by chance than a single test would.
import { falseAlarmRateOf } from "./false-alarms.ts";
import type { Guessed } from "./statistics/brier.ts";
import { poissonBinomial } from "./statistics/poisson-binomial.ts";

/** The upper bounds of the groups of guesses that are reported together. */
export const GUESS_EDGES: readonly number[] = [0.2, 0.4, 0.6, 0.8, 1];

/**
 * The numbers of answers at which a test is made. `share` is the part of the allowed chance of a false claim; the
 * shares add up to one.
 */
const LOOKS = [
  { answers: 10, share: 0.05 },
  { answers: 20, share: 0.15 },
  { answers: 40, share: 0.35 },
  { answers: 80, share: 0.3 },
  { answers: 160, share: 0.1 },
  { answers: 320, share: 0.05 },
] as const;
const FALSE_CLAIMS = falseAlarmRateOf("guesses");
/** The least number of guesses in a group that is tested. */
const LEAST_IN_GROUP = 5;

export interface GuessClaim {
  /** The index of the group between `GUESS_EDGES` whose guesses are off. */
  group: number;
  isTooHigh: boolean;
  /** The two-sided chance that the guesses would be at least this far off if each guess were right. */
  p: number;
  /** The number of answers, counted from the first, that the test used. */
  answers: number;
}

/**
 * Returns the newest look that found the guesses off; `null` if none did. `guesses`: oldest answer first.
 *
 * A look tests one group of guesses only, the one that has been given most often so far, which does not depend on what
 * came of them. If the person is calibrated, the number that happened has a Poisson-binomial distribution with the guesses as
 * its probabilities; the smaller of its two exact tails is doubled and compared with what the look may use. "Partly" counts
 * against the claim: as done where fewer happened than was said, and as not done where more did. So whatever share
 * is partly done, the test is conservative as long as the mean outcome is what was said. Nothing is shrunk here: a person
 * who says 10 and 90 per cent and is right both times is not pulled towards a half.
 */
export function findGuessClaim(guesses: readonly Guessed[]): GuessClaim | null {
  const claims = LOOKS.filter(({ answers }) => answers <= guesses.length).flatMap(({ answers, share }) => {
    const tested = guesses.slice(0, answers);
    const group = usualGroup(tested);
    const own = tested.filter(({ guess }) => groupOf(guess) === group);
    const { p, isTooHigh } = testGroup(own);
    return own.length >= LEAST_IN_GROUP && p <= FALSE_CLAIMS * share
      ? [{ group, isTooHigh, p, answers }]
      : [];
  });
  return claims.at(-1) ?? null;
}

export function groupOf(guess: number): number {
  return GUESS_EDGES.findIndex((edge) => guess <= edge);
}

function usualGroup(guesses: readonly Guessed[]): number {
  const counts = GUESS_EDGES.map(() => 0);
  for (const { guess } of guesses) counts[groupOf(guess)] = (counts[groupOf(guess)] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/** Returns the two-sided p-value of "each of these happens with the probability that was said". */
function testGroup(guesses: readonly Guessed[]): { p: number; isTooHigh: boolean } {
  const chances = poissonBinomial(guesses.map(({ guess }) => guess));
  const atLeastPartly = guesses.filter(({ outcome }) => outcome > 0).length;
  const wholly = guesses.filter(({ outcome }) => outcome === 1).length;
  const below = sum(chances.slice(0, atLeastPartly + 1));
  const above = sum(chances.slice(wholly));
  return { p: Math.min(1, 2 * Math.min(below, above)), isTooHigh: below < above };
}

const sum = (chances: Float64Array): number => chances.reduce((all, chance) => all + chance, 0);
