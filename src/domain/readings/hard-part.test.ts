import { describe, expect, it } from "vitest";
import {
  allGuesses,
  HARD_PARTS,
  hardPartGuess,
  hardPartGuesses,
  hardPartOfGuess,
  isFirstGuessFound,
} from "./hard-part.ts";

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

  it.each([
    ["a situation that was found", [{ id: "thesis-stuck", label: "a thesis" }], true],
    ["a hard part that was found", [hardPartGuess("choose")], true],
    ["the hard part that is offered first in any case, found or not", [hardPartGuess("unsaid")], false],
    ["a hard part that only fills the list", [], false],
  ])(
    "the hard parts as guesses: whether the first answer was found in the text, for %s",
    (_first, found, expected) => {
      expect(isFirstGuessFound(allGuesses(found, undefined))).toBe(expected);
    },
  );

  it("the hard parts as guesses: the second one of the order counts as found only if the first was not tapped", () => {
    expect(isFirstGuessFound(allGuesses([], "unsaid"))).toBe(false);
    expect(isFirstGuessFound(allGuesses([hardPartGuess("choose")], "fear"))).toBe(true);
  });

  it("the hard parts as guesses: that something stopped halfway never fills the list", () => {
    const filled = [undefined, ...HARD_PARTS].flatMap((tapped) => allGuesses([], tapped));
    expect(filled.map(({ id }) => hardPartOfGuess(id))).not.toContain("finish");
  });

  it("the hard parts as guesses: nothing was found in the text if there are no guesses", () => {
    expect(isFirstGuessFound([])).toBe(false);
  });
});
