import { describe, expect, it } from "vitest";
import { OTHER, OTHER_TO_SPECIFY, SUPERPOWERS, WORK_CONTEXTS } from "./options.ts";
import { answerOf, chosenOf, isOther } from "./other-answer.ts";

describe("'Other'", () => {
  it("stores the words that were typed under it, without blanks around them", () => {
    expect(answerOf({ choice: OTHER, text: "  Lighthouse keeper " })).toBe("Lighthouse keeper");
    expect(answerOf({ choice: OTHER_TO_SPECIFY, text: "Napping" })).toBe("Napping");
  });

  it("is no answer without words", () => {
    expect(answerOf({ choice: OTHER, text: "   " })).toBe("");
    expect(answerOf({ choice: OTHER, text: "other" })).toBe("");
  });

  it("leaves a choice of the list alone, whatever was typed before", () => {
    expect(answerOf({ choice: "Student", text: "Lighthouse keeper" })).toBe("Student");
  });

  it("is shown again with the words that were stored", () => {
    expect(chosenOf("Lighthouse keeper", WORK_CONTEXTS)).toEqual({
      choice: OTHER,
      text: "Lighthouse keeper",
    });
    expect(chosenOf("Student", WORK_CONTEXTS)).toEqual({ choice: "Student", text: "" });
    expect(chosenOf("", WORK_CONTEXTS)).toEqual({ choice: "", text: "" });
    expect(chosenOf("Other", WORK_CONTEXTS)).toEqual({ choice: OTHER, text: "" });
  });

  it("comes back as it was stored, for every superpower and for one's own", () => {
    for (const answer of [...SUPERPOWERS, "Reading the manual"])
      expect(answerOf(chosenOf(answer, SUPERPOWERS))).toBe(answer);
  });

  it("is known in both of its spellings", () => {
    expect(["Other", "other ", "Other (specify below)"].every(isOther)).toBe(true);
    expect(isOther("Other people")).toBe(false);
  });
});
