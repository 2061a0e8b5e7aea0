import { describe, expect, it } from "vitest";
import { OTHER, OTHER_TO_SPECIFY, SUPERPOWERS, WORK_CONTEXTS } from "./options.ts";
import { answerOf, chosenOf, isOther } from "./other-answer.ts";

describe("'Other'", () => {
  it("the answer 'Other' stores the text that was typed for it, trimmed", () => {
    expect(answerOf({ choice: OTHER, text: "  Lighthouse keeper " })).toBe("Lighthouse keeper");
    expect(answerOf({ choice: OTHER_TO_SPECIFY, text: "Napping" })).toBe("Napping");
  });

  it("the answer 'Other' is no answer without a text", () => {
    expect(answerOf({ choice: OTHER, text: "   " })).toBe("");
    expect(answerOf({ choice: OTHER, text: "other" })).toBe("");
  });

  it("the answer 'Other' does not affect another option, whatever was typed before", () => {
    expect(answerOf({ choice: "Student", text: "Lighthouse keeper" })).toBe("Student");
  });

  it("the answer 'Other' is selected again with the stored text", () => {
    expect(chosenOf("Lighthouse keeper", WORK_CONTEXTS)).toEqual({
      choice: OTHER,
      text: "Lighthouse keeper",
    });
    expect(chosenOf("Student", WORK_CONTEXTS)).toEqual({ choice: "Student", text: "" });
    expect(chosenOf("", WORK_CONTEXTS)).toEqual({ choice: "", text: "" });
    expect(chosenOf("Other", WORK_CONTEXTS)).toEqual({ choice: OTHER, text: "" });
  });

  it("the answer 'Other' does not change a stored answer, whether it is an option or an own text", () => {
    for (const answer of [...SUPERPOWERS, "Reading the manual"])
      expect(answerOf(chosenOf(answer, SUPERPOWERS))).toBe(answer);
  });

  it("the answer 'Other' is recognised in both spellings", () => {
    expect(["Other", "other ", "Other (specify below)"].every(isOther)).toBe(true);
    expect(isOther("Other people")).toBe(false);
  });
});
