import { describe, expect, it, test } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { phraseIndex } from "./phrase-meaning.ts";
import { SPELLINGS } from "./spelling.ts";

describe("the spellings of words", () => {
  it("are no words of the phrases, which would never be replaced", () => {
    const { vocabulary } = phraseIndex();
    expect(Object.keys(SPELLINGS).length).toBeGreaterThan(20);
    expect(Object.keys(SPELLINGS).filter((spelling) => vocabulary.has(spelling))).toEqual([]);
  });

  test.each([
    "He took pills and I cannot wake him.",
    "I cannot wake her, she took all of her sleeping tablets.",
    "I cannot keep living like this.",
    "I cannot live anymore.",
    "I cannot stop cutting myself.",
    "everyones better off without me",
  ])("make 'cannot' and a missing apostrophe count in a crisis: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });
});
