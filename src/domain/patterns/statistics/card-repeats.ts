/** How often chance alone repeats a card: the null of the deck is known, so these probabilities are exact. */

/** A draw of several cards at once, or of one; the cards of one draw are all different. */
export interface Draws {
  /** The number of cards in the deck. */
  deck: number;
  /** The number of cards in each draw, in any order. */
  sizes: readonly number[];
}

/** Above this number of states the enumeration is refused instead of running for minutes. */
const MOST_STATES = 300_000;

/**
 * Returns the probability that at least one card is drawn `times` times or more.
 *
 * Enumerates how many cards were drawn never, once, twice and so on: after each draw the distribution over these
 * occupancies follows from the one before (sampling without replacement within a draw, a full deck for each draw). Exact
 * but for rounding. Source: the occupancy problem, Feller, An Introduction to Probability Theory and Its Applications I,
 * chapter II.5. Throws a `RangeError` if there are too many occupancies to enumerate.
 */
export function repeatProbability({ deck, sizes }: Draws, times: number): number {
  if (times <= 0) return 1;
  if (sizes.some((size) => size > deck)) throw new RangeError("A draw has more cards than the deck.");
  if (times === 1) return sizes.some((size) => size > 0) ? 1 : 0;
  let states = new Map([[[deck, ...Array<number>(times - 1).fill(0)].join(), 1]]);
  for (const size of sizes) {
    const next = new Map<string, number>();
    for (const [key, probability] of states) {
      for (const { after, chance } of drawsFrom(key.split(",").map(Number), size)) {
        const name = after.join();
        next.set(name, (next.get(name) ?? 0) + probability * chance);
      }
    }
    if (next.size > MOST_STATES)
      throw new RangeError("Too many draws to enumerate for this number of times.");
    states = next;
  }
  let without = 0;
  for (const probability of states.values()) without += probability;
  return 1 - without;
}

/** `counts[j]` cards were drawn `j` times. Yields what a draw makes of it, without those that reach the last count. */
function* drawsFrom(counts: readonly number[], size: number): Generator<{ after: number[]; chance: number }> {
  const deck = counts.reduce((sum, count) => sum + count, 0);
  const all = choose(deck, size);
  for (const taken of shares(counts.slice(0, -1), size)) {
    let ways = 1;
    const after = [...counts];
    taken.forEach((number, times) => {
      ways *= choose(counts[times] ?? 0, number);
      after[times] = (after[times] ?? 0) - number;
      after[times + 1] = (after[times + 1] ?? 0) + number;
    });
    yield { after, chance: ways / all };
  }
}

/** Yields every way to take `size` cards from groups of these sizes. */
function* shares(groups: readonly number[], size: number): Generator<number[]> {
  const [first, ...rest] = groups;
  if (first === undefined) {
    if (size === 0) yield [];
    return;
  }
  for (let number = 0; number <= Math.min(first, size); number += 1) {
    for (const others of shares(rest, size - number)) yield [number, ...others];
  }
}

function choose(from: number, number: number): number {
  let ways = 1;
  for (let step = 1; step <= number; step += 1) ways = (ways * (from - number + step)) / step;
  return ways;
}
