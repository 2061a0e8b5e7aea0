import { describe, expect, it } from "vitest";
import { answerLines } from "./answer-lines.ts";

describe("the lines of answers in an export", () => {
  it("follow the order of the questions, each under its label", () => {
    const lines = answerLines({
      when: { text: "Saturday after breakfast", at: "2026-12-05T09:30" },
      act: "Stir flour and water in a jar.",
      words: "I miss the shed.",
      obstacle: { text: "I sit down first.", kind: "tired", then: "Put the jar on the table." },
      difference: "There is bread.",
      heavySentence: "Nobody bakes any more.",
    });
    expect(lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "The heavy sentence: Nobody bakes any more.",
      "What would be different: There is bread.",
      "What gets in the way: I sit down first. (tired)",
      "What I do then: Put the jar on the table.",
      "The smallest thing: Stir flour and water in a jar.",
      "The words: I miss the shed.",
      "When and where: Saturday after breakfast",
    ]);
  });

  it("leave out what was skipped", () => {
    expect(answerLines({ obstacle: { kind: "unknown-how" } })).toEqual([
      { label: "What gets in the way", text: "don’t know how" },
    ]);
    expect(answerLines({})).toEqual([]);
  });
});
