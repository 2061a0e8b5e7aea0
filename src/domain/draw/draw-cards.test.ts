import { describe, expect, it } from "vitest";
import type { Card } from "../deck/card.ts";
import { DECK_SIZE } from "../deck/card.ts";
import { chooseCard, drawCards, findPickFault, topPicks } from "./draw-cards.ts";
import { commitmentOf, SERVER_SEED_BYTES, shuffleDeck, uniformBelow } from "./shuffle.ts";

const REVERSIBLE = 33;
const DRAWS = 100_000;
const STANDARD_DEVIATIONS = 4;

const deck = Array.from({ length: DECK_SIZE }, (_, index) => ({
  id: `card-${index + 1}`,
  number: index + 1,
  reversedMeaning: index < REVERSIBLE ? "turned" : null,
})) as Card[];

function seedOf(number: number): Uint8Array {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
}

function draw(number: number, overrides: Partial<Parameters<typeof drawCards>[1]> = {}) {
  return drawCards(deck, {
    spread: "full-pond",
    serverSeed: seedOf(number),
    clientSeed: "shuffled three times, cut at 11",
    picks: [0, 1, 2],
    hasReversals: true,
    ...overrides,
  });
}

/**
 * Returns whether a number of successes lies within four standard deviations of the number that chance would bring
 * about.
 */
function isPlausible(count: number, trials: number, probability: number): boolean {
  const deviation = Math.sqrt(trials * probability * (1 - probability));
  return Math.abs(count - trials * probability) <= STANDARD_DEVIATIONS * deviation;
}

describe("the draw", () => {
  it("gives the same cards again for the same two seeds and picks", () => {
    expect(draw(7)).toEqual(draw(7));
  });

  it("keeps its order from one release to the next, so that an old receipt can be checked", () => {
    const order = shuffleDeck(
      deck.map((card) => card.id),
      seedOf(1),
      "quack",
    );
    expect(order.slice(0, 4)).toMatchInlineSnapshot(`
      [
        {
          "id": "card-36",
          "reversed": true,
        },
        {
          "id": "card-17",
          "reversed": true,
        },
        {
          "id": "card-6",
          "reversed": true,
        },
        {
          "id": "card-14",
          "reversed": true,
        },
      ]
    `);
  });

  it("gives other cards when either seed changes", () => {
    const ids = deck.map((card) => card.id);
    expect(shuffleDeck(ids, seedOf(1), "a")).not.toEqual(shuffleDeck(ids, seedOf(2), "a"));
    expect(shuffleDeck(ids, seedOf(1), "a")).not.toEqual(shuffleDeck(ids, seedOf(1), "b"));
  });

  it("commits to the server's seed by its SHA-256", () => {
    expect(commitmentOf(new Uint8Array(32))).toBe(
      "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    );
  });

  it("never draws a card twice", () => {
    for (let number = 0; number < 500; number += 1) {
      expect(new Set(draw(number).map((card) => card.id)).size).toBe(3);
    }
  });

  it("lays three cards as situation, challenge and advice, and a single card without a position", () => {
    expect(draw(1).map((card) => card.position)).toEqual(["situation", "challenge", "advice"]);
    expect(draw(1, { spread: "quick-draw", picks: [35] })[0]).not.toHaveProperty("position");
  });

  it("takes the cards from the positions that the person picked", () => {
    const order = shuffleDeck(
      deck.map((card) => card.id),
      seedOf(3),
      "quack",
    );
    const drawn = draw(3, { clientSeed: "quack", picks: [20, 4, 9] });
    expect(drawn.map((card) => card.id)).toEqual([order[20]?.id, order[4]?.id, order[9]?.id]);
  });

  it("reverses no card for somebody who switched reversed cards off", () => {
    for (let number = 0; number < 100; number += 1) {
      expect(draw(number, { hasReversals: false }).some((card) => card.reversed)).toBe(false);
    }
  });

  it("refuses too few picks, picks outside the deck, and the same pick twice", () => {
    expect(findPickFault("full-pond", [1, 2], DECK_SIZE)).toBe("count");
    expect(findPickFault("quick-draw", [36], DECK_SIZE)).toBe("range");
    expect(findPickFault("full-pond", [4, 4, 5], DECK_SIZE)).toBe("repeated");
    expect(findPickFault("full-pond", topPicks("full-pond"), DECK_SIZE)).toBeNull();
    expect(() => draw(1, { picks: [0, 0, 0] })).toThrow(RangeError);
  });

  it("returns a card from the library alone, upright and marked as chosen", () => {
    expect(chooseCard("the-cache")).toEqual([{ id: "the-cache", reversed: false, chosen: true }]);
  });
});

describe("100,000 draws with fixed seeds", () => {
  const positions = Array.from({ length: 3 }, () => new Map<string, { count: number; reversed: number }>());
  for (let number = 0; number < DRAWS; number += 1) {
    for (const [index, card] of draw(number).entries()) {
      const seen = positions[index] as Map<string, { count: number; reversed: number }>;
      const tally = seen.get(card.id) ?? { count: 0, reversed: 0 };
      tally.count += 1;
      tally.reversed += card.reversed ? 1 : 0;
      seen.set(card.id, tally);
    }
  }

  it("bring every card to every position within four standard deviations of chance", () => {
    const outliers = positions.flatMap((seen) =>
      deck.filter((card) => !isPlausible(seen.get(card.id)?.count ?? 0, DRAWS, 1 / DECK_SIZE)),
    );
    expect(outliers).toEqual([]);
  });

  it("reverse half of the reversible cards, within four standard deviations, and never a Pond card", () => {
    for (const seen of positions) {
      for (const card of deck) {
        const tally = seen.get(card.id) ?? { count: 0, reversed: 0 };
        if (card.reversedMeaning === null) expect(tally.reversed, card.id).toBe(0);
        else expect(isPlausible(tally.reversed, tally.count, 1 / 2), card.id).toBe(true);
      }
    }
  });
});

describe("a random number below a bound", () => {
  const RANGE = 2 ** 32;
  const draws = (bound: number, words: number[]) =>
    uniformBelow(bound, words.values() as Iterator<number, never>);

  it.each([3, 7, 33, 36])("skips the words that would bias a modulo by %i", (bound) => {
    const firstRejected = RANGE - (RANGE % bound);
    expect(draws(bound, [firstRejected, RANGE - 1, firstRejected, 5 % bound])).toBe(5 % bound);
    expect(draws(bound, [firstRejected - 1])).toBe(bound - 1);
  });

  it("comes from a server's seed of 256 bits", () => {
    expect(SERVER_SEED_BYTES * 8).toBe(256);
  });
});
