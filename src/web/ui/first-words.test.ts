import { describe, expect, it } from "vitest";
import { firstWords } from "./first-words.ts";

describe("the name of a stone", () => {
  it("is the whole name if there is room for it", () => {
    expect(firstWords("Bread with my daughter", 24)).toBe("Bread with my daughter");
  });

  it("is the first whole words of a longer name, never a part of a word", () => {
    expect(firstWords("Writing back to the landlord about the damp wall", 24)).toBe("Writing back to the…");
    expect(firstWords("Four drafts", 10)).toBe("Four…");
  });

  it("keeps each character whole where the first word has no end", () => {
    expect(firstWords("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 12)).toBe("👩‍👩‍👧…");
    expect(firstWords("Donaudampfschifffahrt", 12)).toBe("Donaudampfs…");
  });
});
