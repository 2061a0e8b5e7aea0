import { describe, expect, it } from "vitest";
import { compilePhrases, LONGEST_PHRASE, PhraseError } from "./phrases.ts";

function matchesOf(phrase: string, text: string): string[] {
  return text.match(compilePhrases([phrase]) ?? /$^/) ?? [];
}

describe("compiling a phrase", () => {
  it.each([
    ["raise prices", "should i raise prices now", "raise prices"],
    ["raise (my|our)? (prices|rates)", "time to raise our rates", "raise our rates"],
    ["raise (my|our)? (prices|rates)", "i raise prices", "raise prices"],
    ["(still|just)? haven't called", "i haven't called", "haven't called"],
    ["(still|just)? haven't called", "i still haven't called", "still haven't called"],
    ["undercharg*", "i am undercharging", "undercharging"],
    ["can't … sleep", "i can't get any real sleep", "can't get any real sleep"],
    ["can't … sleep", "i can't sleep", "can't sleep"],
    ["(put off|putting off) the call", "keep putting off the call", "putting off the call"],
    ["well then", "well, then i went", "well, then"],
    ["décision", "une décision", "décision"],
    ["the * sense", "the common sense", "the common sense"],
    ["# applications", "after 40 applications", "40 applications"],
    ["a month ago", "it was a month ago.", "a month ago"],
  ])("the compiled phrase %s matches the text: %s", (phrase, text, found) => {
    expect(matchesOf(phrase, text)).toEqual([found]);
  });

  it.each([
    ["rate", "the rates"],
    ["ate", "the rates"],
    ["can't … sleep", "i can't say one two three four five sleep"],
    ["raise prices", "raise. prices"],
  ])("the compiled phrase %s does not match the text: %s", (phrase, text) => {
    expect(matchesOf(phrase, text)).toEqual([]);
  });

  it.each([
    "Raise prices",
    "it’s",
    "(a|b",
    "a)",
    "(my)?",
    "… sleep",
    "sleep …",
    "",
    "a (b (c|d))",
    "what [a-z]",
    `a${" long".repeat(LONGEST_PHRASE / 4)}`,
  ])("compiling a phrase throws for a phrase that does not follow the notation: %s", (phrase) => {
    expect(() => compilePhrases([phrase])).toThrow(PhraseError);
  });
});

describe("compiling a list of phrases", () => {
  it("a compiled list of phrases finds each phrase of the list, and nothing when the list is empty", () => {
    expect("my rates, your fees".match(compilePhrases(["rates", "fees"]) ?? /$^/)).toEqual(["rates", "fees"]);
    expect(compilePhrases([])).toBeNull();
  });
});
