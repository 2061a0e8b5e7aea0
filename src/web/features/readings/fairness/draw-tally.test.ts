import { expect, it } from "vitest";
import type { DeckCard } from "#domain/draw/receipt.ts";
import { tallyDraws } from "./draw-tally.ts";

const deck: DeckCard[] = Array.from({ length: 36 }, (_, index) => ({
  id: `card-${index + 1}`,
  reversedMeaning: index < 33 ? "" : null,
}));

it("a draw tally lists every card of the deck with its chance, including cards never drawn", () => {
  const cards = [{ id: "card-3", drawn: 2, reversed: 1 }];
  const tally = tallyDraws({ singles: 2, threes: 0, cards }, deck);
  expect(tally).toMatchObject({ readings: 2, drawn: 2, isTooEarly: true });
  expect(tally.cards).toHaveLength(36);
  expect(tally.cards[2]).toEqual({ id: "card-3", drawn: 2, reversed: 1, isOutside: true });
  expect(tally.cards[0]).toEqual({ id: "card-1", drawn: 0, reversed: 0, isOutside: false });
});

it("a draw tally marks a card drawn more often than chance allows, once the numbers are large enough", () => {
  const cards = deck.map(({ id }, index) => ({ id, drawn: index === 0 ? 90 : 25, reversed: 0 }));
  const tally = tallyDraws({ singles: 0, threes: 300, cards }, deck);
  expect(tally).toMatchObject({ outside: 1, isTooEarly: false });
  expect(tally.cards[0]?.isOutside).toBe(true);
});

it("a draw tally counts reversed cards only among cards that can lie reversed", () => {
  const cards = [
    { id: "card-1", drawn: 4, reversed: 3 },
    { id: "card-36", drawn: 6, reversed: 0 },
  ];
  expect(tallyDraws({ singles: 10, threes: 0, cards }, deck).reversible).toMatchObject({
    drawn: 4,
    reversed: 3,
    chance: { expected: 2, low: 0, high: 4 },
  });
});
