import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inPieces } from "#test-support/burst-provider.ts";
import { createInterpretationReader } from "./interpretation-reader.ts";

function readIn(answer: string, length: number): string {
  const read = createInterpretationReader();
  return [...inPieces(answer, length)].map(read).join("");
}

describe("reading the interpretation from a growing answer", () => {
  it.each([
    ["first", '{"interpretation": "Two words.", "robQuip": "no"}'],
    ["last", '{"headline": "no", "keyInsights": [{"text": "no"}, "no"], "interpretation": "Two words."}'],
    ["in a code fence", '```json\n{\n  "interpretation": "Two words."\n}\n```'],
    ["behind prose with a brace", 'Here {it} is: { "interpretation" : "Two words." }'],
    ["behind a text that names it", '{"headline": "\\"interpretation\\": ", "interpretation": "Two words."}'],
    [
      "behind an object that has one as well",
      '{"a": {"interpretation": "no"}, "interpretation": "Two words."}',
    ],
  ])("finds the interpretation %s, in pieces of any length", (_where, answer) => {
    for (const length of [1, 2, 3, 7, 1000]) expect(readIn(answer, length)).toBe("Two words.");
  });

  it("gives the same text as a JSON parser, however the pieces are cut", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string(),
        fc.integer({ min: 1, max: 9 }),
        (text, other, length) => {
          const answer = JSON.stringify({ headline: other, interpretation: text, robQuip: other });
          expect(readIn(answer, length)).toBe(text);
        },
      ),
    );
  });

  it("keeps raw line breaks in the interpretation", () => {
    expect(readIn('{"interpretation": "one\n\ntwo"}', 5)).toBe("one\n\ntwo");
  });

  it("holds back half of a character until the other half arrives", () => {
    const read = createInterpretationReader();
    expect(read('{"interpretation": "a\\ud83e')).toBe("a");
    expect(read("\\udd86b")).toBe("🦆b");
  });

  it("returns the text that an unfinished answer holds so far", () => {
    expect(readIn('{"interpretation": "Half a sen', 4)).toBe("Half a sen");
    expect(readIn('{"interpretation": "Half \\u00', 4)).toBe("Half ");
  });

  it.each([
    ["an answer without an object", "I would rather not."],
    ["a brace far before its field", `{${" ".repeat(30)}"interpretation": "no"}`],
    ["a field that is no text", '{"interpretation": 42, "robQuip": "no"}'],
    ["a field of another object", '[{"a": {"interpretation": "no"}}]'],
  ])("finds nothing in %s", (_what, answer) => {
    expect(readIn(answer, 3)).toBe("");
  });

  it("ends at an invalid escape", () => {
    expect(readIn('{"interpretation": "good \\x bad"}', 3)).toBe("good ");
  });
});
