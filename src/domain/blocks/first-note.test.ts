import { describe, expect, it } from "vitest";
import { BLOCK_NOTES_MAX } from "../readings/lengths.ts";
import { blockNoteFromQuestion } from "./first-note.ts";

describe("the first note of a block", () => {
  it("is the whole text if that is short", () => {
    expect(blockNoteFromQuestion("  I keep rewriting page 40. It is never right. ")).toBe(
      "I keep rewriting page 40. It is never right.",
    );
  });

  it("ends at the end of a sentence if the text is long", () => {
    const text = `I keep rewriting page 40! ${"and on and on ".repeat(60)}`;
    expect(blockNoteFromQuestion(text)).toBe("I keep rewriting page 40!");
    expect(blockNoteFromQuestion(`First line without a stop\n${"x".repeat(BLOCK_NOTES_MAX)}`)).toBe(
      "First line without a stop",
    );
  });

  it("is empty rather than half a sentence", () => {
    expect(blockNoteFromQuestion("word ".repeat(300))).toBe("");
  });
});
