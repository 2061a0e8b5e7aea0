import { describe, expect, it } from "vitest";
import { allGuesses, HARD_PARTS, hardPartGuess, hardPartGuesses, hardPartOfGuess } from "./hard-part.ts";

describe("the hard parts as guesses", () => {
  it("the hard parts as guesses are all but the one that was tapped, and each is found again by its id", () => {
    const parts = hardPartGuesses("unsaid").map(({ id }) => hardPartOfGuess(id));
    expect(parts.toSorted()).toEqual(HARD_PARTS.filter((part) => part !== "unsaid").toSorted());
    expect(hardPartGuesses(undefined)).toHaveLength(HARD_PARTS.length);
    expect(hardPartOfGuess("none")).toBeUndefined();
    expect(hardPartOfGuess("unsaid")).toBeUndefined();
  });

  it("the hard parts as guesses follow those that were found, and none is offered twice", () => {
    const found = [{ id: "thesis-stuck", label: "a thesis" }, hardPartGuess("choose")];
    expect(allGuesses(found, undefined).map(({ id }) => id)).toEqual([
      "thesis-stuck",
      "hard-part-choose",
      "hard-part-unsaid",
    ]);
  });
});
