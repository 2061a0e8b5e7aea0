import { describe, expect, it } from "vitest";
import { compileWordPhrases, WordPhraseError, wordsBetweenBlanks } from "./word-phrases.ts";

const finds = (phrase: string, text: string, where: "first" | "anywhere" = "anywhere") =>
  compileWordPhrases([phrase], where).test(wordsBetweenBlanks(text));

describe("a phrase of words", () => {
  it("is found as whole words, in any case and accent", () => {
    expect(finds("get fit", "I’ll GET FIT")).toBe(true);
    expect(finds("get fit", "get fitted")).toBe(false);
    expect(finds("mañana", "manana")).toBe(true);
    expect(finds("dont", "Don’t")).toBe(true);
  });

  it("may have alternatives, words that can be missing, and beginnings and ends of words", () => {
    expect(finds("one|two lines", "two lines")).toBe(true);
    expect(finds("the? line", "line")).toBe(true);
    expect(finds("*morgen", "am Samstagmorgen")).toBe(true);
    expect(finds("montag*", "montags")).toBe(true);
    expect(finds("page #", "page 12")).toBe(true);
  });

  it("may leave out some words, but does not go on behind a comma", () => {
    expect(finds("put ~2 away", "put my phone away")).toBe(true);
    expect(finds("put ~2 away", "put my old heavy phone away")).toBe(false);
    expect(finds("put ~2 away", "put it, far away")).toBe(false);
  });

  it("can be wanted at the beginning", () => {
    expect(finds("stop", "I stop", "first")).toBe(false);
    expect(finds("stop", "Stop it", "first")).toBe(true);
  });

  it("is not found in what is quoted", () => {
    expect(finds("stop", "write “stop” on the door")).toBe(false);
    expect(finds("stop", 'write "stop" on the door')).toBe(false);
    expect(finds("stop", "„stop“ schreiben")).toBe(false);
  });

  it("that breaks the notation is refused", () => {
    expect(() => compileWordPhrases(["put (it)"], "anywhere")).toThrow(WordPhraseError);
  });

  it("is never found in an empty list", () => {
    expect(compileWordPhrases([], "anywhere").test(" anything ")).toBe(false);
  });
});

describe("a text as words", () => {
  it("keeps the times of a clock, and a comma where a clause ends", () => {
    expect(wordsBetweenBlanks("Sat, 9.30 (at Mum’s)")).toBe(" sat , 9:30 , at mums , ");
    expect(wordsBetweenBlanks("8pm: post-it")).toBe(" 8 pm , post it ");
    expect(wordsBetweenBlanks("Fri @ 9")).toBe(" fri at 9 ");
  });
});
