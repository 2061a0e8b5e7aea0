/**
 * Computes how often chance alone repeats a card. The odds of a shuffled deck are known, so the probabilities are
 * exact.
 */
import { chanceOfAllBelow } from "./card-occupancies.ts";
import { maximumProbability } from "./multinomial-maximum.ts";
import { poissonBinomial } from "./poisson-binomial.ts";

/** A draw of several cards at once, or of one; the cards of one draw are all different. */
export interface Draws {
  /** The number of cards in the deck. */
  deck: number;
  /** The number of cards in each draw, in any order. */
  sizes: readonly number[];
}

const TOO_LARGE = "A draw has more cards than the deck.";

/**
 * Returns the probability that at least one card is drawn `times` times or more.
 *
 * Draws of a single card are a multinomial, however many there are. For draws of several cards it follows how many cards were
 * drawn never, once, twice and so on: after each draw the distribution over these occupancies follows from the one before
 * (sampling without replacement within a draw, a full deck for each draw). Exact but for rounding. Source: the
 * occupancy problem, Feller, An Introduction to Probability Theory and Its Applications I, chapter II.5. Throws a
 * `RangeError` if there are too many occupancies to follow; `repeatBounds` has no such limit.
 */
export function repeatProbability({ deck, sizes }: Draws, times: number): number {
  if (times <= 0) return 1;
  if (sizes.some((size) => size > deck)) throw new RangeError(TOO_LARGE);
  const draws = sizes.filter((size) => size > 0);
  if (times > draws.length) return 0;
  if (draws.every((size) => size === 1)) return maximumProbability(times, draws.length, deck);
  if (draws.reduce((sum, size) => sum + size, 0) > deck * (times - 1)) return 1;
  return 1 - chanceOfAllBelow({ deck, sizes: draws }, times);
}

/**
 * Returns the probability that one card, named before the first draw, is drawn `times` times or more. It is in a draw with the
 * probability of size / deck, and the draws are independent: a binomial distribution, or a Poisson-binomial one if
 * the sizes differ.
 */
export function givenCardProbability({ deck, sizes }: Draws, times: number): number {
  if (times <= 0) return 1;
  if (sizes.some((size) => size > deck)) throw new RangeError(TOO_LARGE);
  const counts = poissonBinomial(sizes.map((size) => size / deck));
  const reached = counts.slice(times).reduce((sum, chance) => sum + chance, 0);
  // Rounding may lift a sum of many chances above one, and `repeatBounds` would then have no logarithm.
  return Math.min(1, reached);
}

/**
 * Returns two bounds between which `repeatProbability` lies, for any number of draws. The upper one is the sum over the cards.
 * The lower one treats the cards as independent: they are negatively associated, so that all of them stay rare less
 * often than independent ones would. Source: Joag-Dev and Proschan, Negative association of random variables, Ann. Statist. 11
 * (1983) 286, sections 2 and 3.2. They are close together where a repeat is rare.
 */
export function repeatBounds(draws: Draws, times: number): { lower: number; upper: number } {
  const one = givenCardProbability(draws, times);
  return { lower: -Math.expm1(draws.deck * Math.log1p(-one)), upper: Math.min(1, draws.deck * one) };
}
