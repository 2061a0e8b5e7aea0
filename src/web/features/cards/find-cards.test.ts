import { describe, expect, it } from "vitest";
import { findCards } from "./find-cards.ts";

const cards = [
  { name: "The Cache", coreMeaning: "An old answer, kept.", tags: ["memory", "old answers"] },
  { name: "The Retry", coreMeaning: "Once more, unchanged.", tags: ["stubbornness"] },
];
const found = (words: string) => findCards(cards, words).map((card) => card.name);

describe("the library's search", () => {
  it("the search of the card library matches the name, the meaning and every tag, ignoring case", () => {
    expect(found("CACHE")).toEqual(["The Cache"]);
    expect(found("unchanged")).toEqual(["The Retry"]);
    expect(found("old ans")).toEqual(["The Cache"]);
    expect(found("the ")).toEqual(["The Cache", "The Retry"]);
  });

  it("the search of the card library returns every card for blank input, and none when nothing matches", () => {
    expect(found("  ")).toHaveLength(2);
    expect(found("horoscope")).toEqual([]);
  });
});
