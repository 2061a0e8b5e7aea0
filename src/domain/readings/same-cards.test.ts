import { expect, it } from "vitest";
import { sameCards } from "./same-cards.ts";

it.each([
  [1, "same card"],
  [3, "same cards"],
])("a sentence about reading %i of a reading's cards again says '%s'", (count, words) => {
  expect(sameCards(count)).toBe(words);
});
