import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guessBlockType } from "./guess-block-type.ts";

interface Situation {
  text: string;
  blockTypeId: string;
}

const situations: Situation[] = JSON.parse(
  readFileSync(new URL("../../../bench/duck/situations.json", import.meta.url), "utf8"),
);

describe("the guessed kind of block", () => {
  it("the guessed kind of block is the right one for at least 21 of the 28 sample situations", () => {
    const right = situations.filter(({ text, blockTypeId }) => guessBlockType(text) === blockTypeId);
    expect(right.length).toBeGreaterThanOrEqual(21);
  });

  it.each([
    ["The third chapter of my novel is a blank page.", "creative"],
    ["My manager wants the report before the quarter ends.", "work"],
    ["My sister and my mother do not talk.", "relationship"],
    ["I should see a doctor about my sleep.", "life"],
    ["", "life"],
    ["???", "life"],
  ])("the guessed kind of block of ‘%s’ is %s", (text, kind) => {
    expect(guessBlockType(text)).toBe(kind);
  });

  it("the guessed kind of block does not depend on how often a word is repeated", () => {
    expect(guessBlockType("Boss, boss, boss, boss. My sister and my mother do not talk.")).toBe(
      "relationship",
    );
  });
});
