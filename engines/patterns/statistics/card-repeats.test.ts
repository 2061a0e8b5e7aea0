import { describe, expect, it } from "vitest";
import { givenCardProbability, repeatBounds, repeatProbability } from "./card-repeats.ts";

/**
 * Returns the exact probability by counting every possible sequence of draws, which is feasible for small decks only.
 */
function byCounting(deck: number, sizes: readonly number[], times: number): number {
  const handsOf = (size: number): number[][] => {
    if (size === 0) return [[]];
    return handsOf(size - 1).flatMap((hand) =>
      Array.from({ length: deck }, (_, card) => card)
        .filter((card) => card > (hand.at(-1) ?? -1))
        .map((card) => [...hand, card]),
    );
  };
  let counted = [Array<number>(deck).fill(0)];
  for (const size of sizes) {
    counted = counted.flatMap((counts) =>
      handsOf(size).map((hand) => counts.map((count, card) => count + (hand.includes(card) ? 1 : 0))),
    );
  }
  return counted.filter((counts) => Math.max(...counts) >= times).length / counted.length;
}

/** A fixed sequence of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws three of 36 cards ten times, and returns how often the most frequent card came up. */
function mostDrawn(random: () => number): number {
  const counts = new Uint8Array(36);
  for (let draw = 0; draw < 10; draw += 1) {
    const hand = new Set<number>();
    while (hand.size < 3) hand.add(Math.floor(random() * 36));
    for (const card of hand) counts[card] = (counts[card] ?? 0) + 1;
  }
  return Math.max(...counts);
}

describe("the chance that a card comes again", () => {
  it.each([
    [4, [1, 1, 1], 2],
    [5, [2, 2, 1], 2],
    [5, [2, 2, 2, 2], 3],
    [6, [3, 3, 1], 3],
    [4, [2, 0, 3], 2],
  ])(
    "from %i cards in draws of %j, %i times or more, agrees with counting all draws",
    (deck, sizes, times) => {
      expect(repeatProbability({ deck, sizes }, times)).toBeCloseTo(byCounting(deck, sizes, times), 12);
    },
  );

  it("is 87 in 100 for three times in ten draws of three from 36, as a simulation finds", () => {
    const draws = { deck: 36, sizes: Array<number>(10).fill(3) };
    const random = numbersFrom(36);
    const tries = 20_000;
    const hits = Array.from({ length: tries }, () => mostDrawn(random)).filter((most) => most >= 3).length;
    const exact = repeatProbability(draws, 3);
    expect(exact).toBeCloseTo(0.87, 2);
    // A difference of four standard errors of the simulation is allowed.
    expect(Math.abs(hits / tries - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / tries));
  });

  it("is the birthday problem for single cards", () => {
    let allDifferent = 1;
    for (let card = 0; card < 8; card += 1) allDifferent *= (36 - card) / 36;
    expect(repeatProbability({ deck: 36, sizes: Array<number>(8).fill(1) }, 2)).toBeCloseTo(
      1 - allDifferent,
      12,
    );
  });

  it("is certain for no times, and impossible without a card", () => {
    expect(repeatProbability({ deck: 36, sizes: [] }, 0)).toBe(1);
    expect(repeatProbability({ deck: 36, sizes: [] }, 1)).toBe(0);
  });

  it("is refused for a draw of more cards than the deck has", () => {
    expect(() => repeatProbability({ deck: 3, sizes: [4] }, 2)).toThrow(RangeError);
  });
});

describe("the chance that a card named before comes again", () => {
  it("is binomial for draws of one size", () => {
    // Each of ten draws contains the card with probability 1/12. The result is 1 minus the probabilities of no, one and
    // two draws with the card.
    const [without, within] = [11 / 12, 1 / 12];
    const atMostTwo = without ** 10 + 10 * within * without ** 9 + 45 * within ** 2 * without ** 8;
    const draws = { deck: 36, sizes: Array<number>(10).fill(3) };
    expect(givenCardProbability(draws, 3)).toBeCloseTo(1 - atMostTwo, 12);
  });

  it("adds up over the ways for draws of two sizes", () => {
    expect(givenCardProbability({ deck: 4, sizes: [1, 2] }, 1)).toBeCloseTo(1 - (3 / 4) * (1 / 2), 12);
    expect(givenCardProbability({ deck: 4, sizes: [1, 2] }, 2)).toBeCloseTo((1 / 4) * (1 / 2), 12);
  });

  it("is certain for no times, and refused for a draw of more cards than the deck has", () => {
    expect(givenCardProbability({ deck: 4, sizes: [] }, 0)).toBe(1);
    expect(() => givenCardProbability({ deck: 3, sizes: [4] }, 2)).toThrow(RangeError);
  });
});

describe("the bounds for any number of draws", () => {
  it.each([
    [5, [2, 2, 2, 2], 3],
    [6, [3, 3, 1], 3],
    [36, Array<number>(10).fill(3), 3],
    [36, Array<number>(10).fill(3), 5],
    [36, Array<number>(30).fill(1), 4],
  ])("hold the exact chance for %i cards in draws of %j, %i times or more", (deck, sizes, times) => {
    const exact = repeatProbability({ deck, sizes }, times);
    const { lower, upper } = repeatBounds({ deck, sizes }, times);
    expect(lower).toBeLessThanOrEqual(exact);
    expect(upper).toBeGreaterThanOrEqual(exact);
  });

  it("are close where a repeat is rare, also for years of draws that cannot be enumerated", () => {
    const draws = { deck: 36, sizes: Array.from({ length: 1800 }, (_, index) => (index % 3 === 0 ? 3 : 1)) };
    expect(() => repeatProbability(draws, 120)).toThrow(RangeError);
    const { lower, upper } = repeatBounds(draws, 120);
    expect(lower).toBeGreaterThan(0);
    expect(upper / lower).toBeLessThan(1.05);
  });
});
