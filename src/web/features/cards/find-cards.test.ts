import { describe, expect, it } from "vitest";
import { findCards } from "./find-cards.ts";

const cards = [
  { name: "The Cache", coreMeaning: "An old answer, kept.", tags: ["memory", "old answers"] },
  { name: "The Retry", coreMeaning: "Once more, unchanged.", tags: ["stubbornness"] },
];
const found = (words: string) => findCards(cards, words).map((card) => card.name);

describe("the library's search", () => {
  it("looks into the name, the meaning and every tag, whatever the case", () => {
    expect(found("CACHE")).toEqual(["The Cache"]);
    expect(found("unchanged")).toEqual(["The Retry"]);
    expect(found("old ans")).toEqual(["The Cache"]);
    expect(found("the ")).toEqual(["The Cache", "The Retry"]);
  });

  it("shows everything for blanks, and nothing for what is nowhere", () => {
    expect(found("  ")).toHaveLength(2);
    expect(found("horoscope")).toEqual([]);
  });
});
