import { expect, it } from "vitest";
import type { DeckCard } from "../../../domain/draw/receipt.ts";
import { tallyDraws } from "./draw-tally.ts";

const deck: DeckCard[] = Array.from({ length: 36 }, (_, index) => ({
  id: `card-${index + 1}`,
  reversedMeaning: index < 33 ? "" : null,
}));

it("puts every card of the deck beside what chance gives, also those that never came up", () => {
  const cards = [{ id: "card-3", drawn: 2, reversed: 1 }];
  const tally = tallyDraws({ singles: 2, threes: 0, cards }, deck);
  expect(tally).toMatchObject({ readings: 2, drawn: 2, isTooEarly: true });
  expect(tally.cards).toHaveLength(36);
  expect(tally.cards[2]).toEqual({ id: "card-3", drawn: 2, reversed: 1, isOutside: true });
  expect(tally.cards[0]).toEqual({ id: "card-1", drawn: 0, reversed: 0, isOutside: false });
});

it("names a card that comes up more often than chance lets it, once the numbers can tell", () => {
  const cards = deck.map(({ id }, index) => ({ id, drawn: index === 0 ? 90 : 25, reversed: 0 }));
  const tally = tallyDraws({ singles: 0, threes: 300, cards }, deck);
  expect(tally).toMatchObject({ outside: 1, isTooEarly: false });
  expect(tally.cards[0]?.isOutside).toBe(true);
});

it("takes the share of reversed cards from those that can lie reversed", () => {
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
