import { describe, expect, it } from "vitest";
import { markText, paragraphsOf, placeNotes } from "./mark-text.ts";

describe("a reading's prose", () => {
  it("marks card names and the person's own words, and nothing else", () => {
    const spans = markText(
      "The Infinite Loop is the card. You wrote “I don’t even know what we’re proposing any more.” Say “done”.",
      ["The Infinite Loop"],
      "I don't even know what we're proposing any more",
    );
    expect(spans).toEqual([
      { text: "The Infinite Loop", mark: "card" },
      { text: " is the card.", mark: "plain" },
      { text: " You wrote ", mark: "plain" },
      { text: "“I don’t even know what we’re proposing any more.”", mark: "quote" },
      { text: " Say “done”.", mark: "plain" },
    ]);
  });

  it("keeps every character", () => {
    const text = "“a b” The Cache (The Cache) “unclosed";
    const joined = markText(text, ["The Cache"], "a b").map((span) => span.text);
    expect(joined.join("")).toBe(text);
  });

  it("keeps the spans of its whole sentences while more words arrive", () => {
    const prose = "You wrote it four times. Nobody has seen it… “Not yet.” Why? The Cache knows.";
    const whole = markText(prose, ["The Cache"], "");
    for (let end = 1; end <= prose.length; end++) {
      const spans = markText(prose.slice(0, end), ["The Cache"], "");
      const unchanged = spans.slice(0, -1);
      expect(whole.slice(0, unchanged.length)).toEqual(unchanged);
    }
    expect(whole.map(({ text }) => text)).toEqual([
      "You wrote it four times.",
      " Nobody has seen it…",
      " “Not yet.”",
      " Why?",
      " ",
      "The Cache",
      " knows.",
    ]);
  });

  it("marks no quote when the question is empty", () => {
    expect(markText("He said “no”.", [], "")).toEqual([{ text: "He said “no”.", mark: "plain" }]);
  });

  it("is split into paragraphs at any number of blank lines", () => {
    expect(paragraphsOf("One.\n\n\n Two.\n \nThree.\n")).toEqual(["One.", "Two.", "Three."]);
  });
});

describe("margin notes", () => {
  it("of a reading are spread evenly over the paragraphs, in order", () => {
    expect(placeNotes(3, 4)).toEqual([0, 1, 2]);
    expect(placeNotes(2, 4)).toEqual([0, 2]);
    expect(placeNotes(3, 2)).toEqual([0, 0, 1]);
    expect(placeNotes(1, 0)).toEqual([0]);
  });

  it("of a reading stand at the paragraph the model marked, if there is one", () => {
    expect(placeNotes(3, 4, [3, null, 0])).toEqual([3, 1, 0]);
    expect(placeNotes(2, 2, [7, 0])).toEqual([0, 0]);
  });
});
