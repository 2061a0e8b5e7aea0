/** How many cards of a deck were drawn never, once, twice and so on, followed from draw to draw. */

/**
 * The most steps from one state (occupancy) to another. Above this number the computation is refused, because it would
 * take seconds.
 */
const MOST_STEPS = 300_000;

/**
 * Returns the probability that after these draws, each of at least one card, no card was drawn `times` times. Throws a
 * `RangeError` if there are too many occupancies to follow.
 */
export function chanceOfAllBelow(
  { deck, sizes }: { deck: number; sizes: readonly number[] },
  times: number,
): number {
  let states = new Map([[String(deck), 1]]);
  let steps = 0;
  for (const size of sizes) {
    const next = new Map<string, number>();
    for (const [key, probability] of states) {
      for (const { after, chance } of drawsFrom(key.split(",").map(Number), size, times)) {
        steps += 1;
        if (steps > MOST_STEPS) throw new RangeError("There are too many draws to follow for so many times.");
        const name = after.join();
        next.set(name, (next.get(name) ?? 0) + probability * chance);
      }
    }
    states = next;
  }
  let all = 0;
  for (const probability of states.values()) all += probability;
  return all;
}

/**
 * Yields the states after a draw, except those in which a card reaches `times`. `counts[j]` is the number of cards that
 * were drawn `j` times.
 */
function* drawsFrom(
  counts: readonly number[],
  size: number,
  times: number,
): Generator<{ after: number[]; chance: number }> {
  const deck = counts.reduce((sum, count) => sum + count, 0);
  const all = choose(deck, size);
  for (const taken of shares(counts.slice(0, times - 1), size)) {
    let ways = 1;
    const after = [...counts];
    taken.forEach((number, drawn) => {
      ways *= choose(counts[drawn] ?? 0, number);
      after[drawn] = (after[drawn] ?? 0) - number;
      if (number > 0) after[drawn + 1] = (after[drawn + 1] ?? 0) + number;
    });
    yield { after, chance: ways / all };
  }
}

/**
 * Yields every way to take `size` cards from groups of these sizes, as the number from each. Groups missing at the end
 * give none.
 */
function* shares(groups: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  const [first, ...rest] = groups;
  if (size === 0 || first === undefined) return;
  for (let number = 0; number <= Math.min(first, size); number += 1) {
    for (const others of shares(rest, size - number)) yield [number, ...others];
  }
}

function choose(from: number, number: number): number {
  let ways = 1;
  for (let step = 1; step <= number; step += 1) ways = (ways * (from - number + step)) / step;
  return ways;
}
