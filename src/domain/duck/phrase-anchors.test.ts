import { describe, expect, it } from "vitest";
import { anchorsOf, mayStandIn, wordsOf } from "./phrase-anchors.ts";
import { compilePhrases } from "./phrases.ts";
import { SCENES } from "./scenes.ts";

describe("the quick check before a list of phrases is searched", () => {
  it.each([
    ["raise (my|our)? (prices|rates)", "should i raise our rates", true],
    ["raise (my|our)? (prices|rates)", "the rates are high", false],
    ["can't … sleep", "i can't really sleep", true],
    ["can't … sleep", "i can't stay", false],
    ["undercharg*", "i am undercharging", true],
    ["co-writer", "my co-writer left", true],
    ["# applications", "40 applications", true],
    ["friend", "my friend's dog", true],
  ])("the quick check says whether the phrase %s may be in the text %s: %s", (phrase, text, expected) => {
    expect(mayStandIn(anchorsOf([phrase]), wordsOf([text]))).toBe(expected);
  });

  it("the quick check before a list of phrases is searched never excludes a text in which the full expression finds a phrase", () => {
    const texts = SCENES.flatMap(({ positive, notThis }) => [...positive, ...notThis]);
    const missed = SCENES.flatMap(({ id, signs }) =>
      [signs.subject, signs.trouble, signs.declares, signs.namedBy, signs.veto].flatMap((sign) =>
        texts
          .map((text) => text.toLowerCase())
          .filter(
            (text) => sign && text.search(sign.pattern) >= 0 && !mayStandIn(sign.anchors, wordsOf([text])),
          )
          .map((text) => `${id}: ${text}`),
      ),
    );
    expect(missed).toEqual([]);
  });

  it("the quick check before a list of phrases is searched excludes every text when the list is empty", () => {
    expect(compilePhrases([])).toBeNull();
    expect(mayStandIn(anchorsOf([]), wordsOf(["anything"]))).toBe(false);
  });
});
