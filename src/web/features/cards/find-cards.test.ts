import { describe, expect, it } from "vitest";
import { filterCards, findCards, NO_FILTER } from "./find-cards.ts";

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

describe("the library's filters", () => {
  const deck = [
    { id: "the-cache", family: "loops" },
    { id: "the-retry", family: "loops" },
    { id: "the-branch", family: "forks" },
  ] as const;
  const timesMet = new Map([["the-retry", 2]]);
  const left = (filter: Partial<typeof NO_FILTER>, met: typeof timesMet | null = timesMet) =>
    filterCards(deck, { ...NO_FILTER, ...filter }, met).map(({ id }) => id);

  it("leave the cards of a family, those that were met, or those that were not", () => {
    expect(left({})).toHaveLength(3);
    expect(left({ family: "loops" })).toEqual(["the-cache", "the-retry"]);
    expect(left({ met: "met" })).toEqual(["the-retry"]);
    expect(left({ family: "loops", met: "unmet" })).toEqual(["the-cache"]);
  });

  it("leave all cards while nobody knows which were met", () => {
    expect(left({ met: "met" }, null)).toHaveLength(3);
  });
});
