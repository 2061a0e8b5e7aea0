import { describe, expect, it } from "vitest";
import { markText, paragraphsOf, placeNotes } from "./mark-text.ts";

describe("a reading's prose", () => {
  it("sets card names and one's own words apart, and leaves the rest alone", () => {
    const spans = markText(
      "The Infinite Loop is the card. You wrote “I don’t even know what we’re proposing any more.” Say “done”.",
      ["The Infinite Loop"],
      "I don't even know what we're proposing any more",
    );
    expect(spans).toEqual([
      { text: "The Infinite Loop", mark: "card" },
      { text: " is the card. You wrote ", mark: "plain" },
      { text: "“I don’t even know what we’re proposing any more.”", mark: "quote" },
      { text: " Say “done”.", mark: "plain" },
    ]);
  });

  it("loses no character of it", () => {
    const text = "“a b” The Cache (The Cache) “unclosed";
    const joined = markText(text, ["The Cache"], "a b").map((span) => span.text);
    expect(joined.join("")).toBe(text);
  });

  it("reads an empty question as nobody's words", () => {
    expect(markText("He said “no”.", [], "")).toEqual([{ text: "He said “no”.", mark: "plain" }]);
  });

  it("is parted by blank lines, however many", () => {
    expect(paragraphsOf("One.\n\n\n Two.\n \nThree.\n")).toEqual(["One.", "Two.", "Three."]);
  });
});

describe("margin notes", () => {
  it("stand in order beside the paragraphs, evenly", () => {
    expect(placeNotes(3, 4)).toEqual([0, 1, 2]);
    expect(placeNotes(2, 4)).toEqual([0, 2]);
    expect(placeNotes(3, 2)).toEqual([0, 0, 1]);
    expect(placeNotes(1, 0)).toEqual([0]);
  });

  it("stand where the model marked a place, where there is such a paragraph", () => {
    expect(placeNotes(3, 4, [3, null, 0])).toEqual([3, 1, 0]);
    expect(placeNotes(2, 2, [7, 0])).toEqual([0, 0]);
  });
});
