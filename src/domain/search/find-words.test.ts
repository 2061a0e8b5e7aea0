import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "../seeded-numbers.ts";
import { excerptAround, findWords, searchWordsOf } from "./find-words.ts";
import { foldText } from "./fold-text.ts";

const marked = (text: string, search: string) =>
  findWords(text, searchWordsOf(search)).map(({ start, end }) => text.slice(start, end));

describe("the words of a search", () => {
  it("are found whatever the case and accents of the search and the text", () => {
    expect(marked("Zoë’s CAFÉ in Łódź", "zoe's cafe lodz")).toEqual(["Zoë’s", "CAFÉ", "Łódź"]);
    expect(marked("a cafe", "Café")).toEqual(["cafe"]);
    expect(marked("Straße", "strasse")).toEqual(["Straße"]);
    expect(marked("æsir", "a")).toEqual(["æ"]);
    expect(marked("ΟΔΟΣ, οδός", "οδος")).toEqual(["ΟΔΟΣ", "οδός"]);
  });

  it.each([
    ["ＡＢＣ", "abc"],
    ["ｶﾀｶﾅ", "カタカナ"],
    ["ﬁnal", "final"],
    ["Kinder\u00adgarten", "kindergarten"],
    ["draft\u200bs", "drafts"],
    ["مُحَمَّد", "محمد"],
    ["مـحـمـد", "محمد"],
    ["שָׁלוֹם", "שלום"],
    ["Überweisung".normalize("NFD"), "uberweisung"],
    ["U\u0308ber", "über"],
    ["İstanbul", "istanbul"],
    ["STRASSE", "straße"],
    ["Łódź", "lodz"],
    ["پیک", "پيك"],
    ["No. １２", "12"],
  ])("are found and marked whole in %s when %s is typed", (text, typed) => {
    expect(marked(text, typed).join("")).toBe(text.replace("No. ", ""));
    expect(marked(typed, text.replace("No. ", "")).join("")).toBe(typed);
  });

  it("are marked with their accents and points, and never cut between a letter and its mark", () => {
    const cafe = "cafe\u0301s";
    expect(marked(cafe, "cafe")).toEqual(["cafe\u0301"]);
    expect(marked("مُحَمَّد", "محم")).toEqual(["مُحَمَّ"]);
  });

  it("are found inside longer words, and every time they occur", () => {
    expect(marked("drafts, redraft, Draft", "draft")).toEqual(["draft", "draft", "Draft"]);
  });

  it("are marked once where two of them overlap", () => {
    expect(marked("proposal", "propos posal")).toEqual(["proposal"]);
  });

  it("are the different words that were typed, and none for a blank search", () => {
    expect(searchWordsOf("  Draft  draft\tTHREE ")).toEqual(["draft", "three"]);
    expect(searchWordsOf(" \n ")).toEqual([]);
  });

  it("keep the marks that are part of a letter in other scripts", () => {
    expect(foldText("कि")).toBe("कि");
  });

  it("are found in any text that contains them", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme", minLength: 1 }),
        (before, word) => {
          const [folded] = searchWordsOf(word);
          fc.pre(folded !== undefined);
          const found = findWords(`${before} ${word}`, [folded ?? ""]);
          expect(found.length).toBeGreaterThan(0);
          for (const { start, end } of found) expect(start).toBeLessThan(end);
        },
      ),
    );
  });
});

describe("the spelling in which words are compared", () => {
  it("is the one with which search indexes were built", () => {
    // When this text changes, raise FORMAT in search-index.ts, so that every index is built anew.
    const letters = Array.from({ length: 0x530 }, (_, code) => String.fromCharCode(code)).join("");
    expect(hashOf(foldText(`${letters}ẞﬁ‘’“”–—Ⅷ漢कि🦆`))).toBe(2255040788);
  });
});

describe("the excerpt around a word", () => {
  const long = `${"Earlier words about nothing much. ".repeat(8)}Then the merge conflict came. ${"And so it went on. ".repeat(12)}`;

  it("is cut between words on both sides, with an ellipsis for omitted text", () => {
    const line = excerptAround(long, "conflict") ?? "";
    expect(line).toMatch(/^… \S.*merge conflict came\..* …$/);
    expect(line.length).toBeLessThan(220);
    expect(long.replace(/\s+/g, " ")).toContain(line.slice(2, -2));
  });

  it("is the whole of a short text", () => {
    expect(excerptAround("Open  draft\nthree.", "draft")).toBe("Open draft three.");
  });

  it("is null if the text does not contain the word", () => {
    expect(excerptAround("Open draft three.", "four")).toBeNull();
  });
});
