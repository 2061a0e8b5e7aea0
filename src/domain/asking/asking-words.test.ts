import { describe, expect, it } from "vitest";
import { ASKING_LANGUAGES } from "./asking-language.ts";
import { fillGaps, wordsFor } from "./asking-words.ts";

/** The words that recognise an answer. A language has as many as it needs. */
const RECOGNISING = "shrugs.";

/** Returns every text with its path, such as `["questions.heavy.ask", "Which sentence is the heavy one?"]`. */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === "" ? key : `${path}.${key}`));
}

const gapsOf = (text: string) => (text.match(/\{[a-z]+\}/g) ?? []).toSorted();
const english = textsOf(wordsFor("en")).filter(
  ([path]) => path !== "$schema" && !path.startsWith(RECOGNISING),
);

describe("the words around a person's own", () => {
  it("keep the wording of the five questions", () => {
    const { heavy, difference, obstacle, act, when } = wordsFor("en").questions;
    expect([heavy, difference, obstacle, act, when].map(({ ask }) => ask)).toEqual([
      "Which sentence is the heavy one?",
      "If this moved a little by {day}, what would be different?",
      "What in you gets in the way?",
      "What is the smallest thing you could do, something that starts with your hands or your mouth?",
      "When and where?",
    ]);
  });

  it.each(ASKING_LANGUAGES)("are complete in %s, with the same gaps", (language) => {
    const texts = new Map(textsOf(wordsFor(language)).filter(([path]) => !path.startsWith(RECOGNISING)));
    for (const [path, text] of english) {
      expect(texts.get(path), path).toMatch(/\S/);
      expect(gapsOf(texts.get(path) ?? ""), path).toEqual(gapsOf(text));
    }
    texts.delete("$schema");
    expect(texts.size).toBe(english.length);
  });

  it.each(ASKING_LANGUAGES)("have no exclamation mark in %s", (language) => {
    expect(textsOf(wordsFor(language)).filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
  });

  it("are English for a text in a language that has none", () => {
    expect(wordsFor("other")).toBe(wordsFor("en"));
  });
});

describe("a sentence with gaps", () => {
  it("is filled, and a gap without a value stays", () => {
    expect(fillGaps("{at} of {all}", { at: 1, all: 5 })).toBe("1 of 5");
    expect(fillGaps("by {day}", {})).toBe("by {day}");
  });
});
