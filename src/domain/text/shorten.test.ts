import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shorten } from "./shorten.ts";

describe("shorten", () => {
  it("leaves a text that fits as it is", () => {
    expect(shorten("Send the page.", 14)).toBe("Send the page.");
  });

  it.each([
    [
      "behind a clause that ends late enough",
      "Send the first page to Dana, then wait for her",
      "Send the first page to Dana…",
      38,
    ],
    [
      "behind a sentence, whose end mark it keeps",
      "Send the first page to Dana. Then wait",
      "Send the first page to Dana. …",
      34,
    ],
    [
      "behind a word, where a clause would leave too little",
      "Send it, the first page to Dana now",
      "Send it, the first page to…",
      30,
    ],
    ["inside a word that is longer than the text may be", "Donaudampfschifffahrt", "Donaudampf…", 12],
    ["without half a character", "🦆🦆🦆🦆", "🦆🦆…", 7],
  ])("cuts %s", (_where, text, expected, most) => {
    expect(shorten(text, most)).toBe(expected);
  });

  it("never returns more than the maximum length or half a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 80 }),
        fc.integer({ min: 2, max: 60 }),
        (text, most) => {
          const short = shorten(text, most);
          expect(short.length).toBeLessThanOrEqual(most);
          expect(short.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

it.each(["👨‍👩‍👧‍👦", "👍🏽", "e\u0301", "🇳🇿", "क्षि"])(
  "a shortened text never cuts the character %s",
  (character) => {
    for (let before = 0; before < 24; before += 1) {
      const short = shorten(`${"a".repeat(before)}${character.repeat(12)}`, 24).replace(/ ?…$/, "");
      expect(short).toMatch(new RegExp(`^a*(?:${character})*$`, "u"));
    }
  },
);
