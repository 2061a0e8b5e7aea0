import { describe, expect, it } from "vitest";
import { OTHER, OTHER_TO_SPECIFY, SUPERPOWERS, WORK_CONTEXTS } from "./options.ts";
import { chosenAnswerOf, isOther, profileAnswerToStore } from "./other-answer.ts";

describe("'Other'", () => {
  it("the answer 'Other' stores the text that was typed for it, trimmed", () => {
    expect(profileAnswerToStore({ choice: OTHER, text: "  Lighthouse keeper " })).toBe("Lighthouse keeper");
    expect(profileAnswerToStore({ choice: OTHER_TO_SPECIFY, text: "Napping" })).toBe("Napping");
  });

  it("the answer 'Other' is no answer without a text", () => {
    expect(profileAnswerToStore({ choice: OTHER, text: "   " })).toBe("");
    expect(profileAnswerToStore({ choice: OTHER, text: "other" })).toBe("");
  });

  it("the answer 'Other' does not affect another option, whatever was typed before", () => {
    expect(profileAnswerToStore({ choice: "Student", text: "Lighthouse keeper" })).toBe("Student");
  });

  it("the answer 'Other' is selected again with the stored text", () => {
    expect(chosenAnswerOf("Lighthouse keeper", WORK_CONTEXTS)).toEqual({
      choice: OTHER,
      text: "Lighthouse keeper",
    });
    expect(chosenAnswerOf("Student", WORK_CONTEXTS)).toEqual({ choice: "Student", text: "" });
    expect(chosenAnswerOf("", WORK_CONTEXTS)).toEqual({ choice: "", text: "" });
    expect(chosenAnswerOf("Other", WORK_CONTEXTS)).toEqual({ choice: OTHER, text: "" });
  });

  it("the answer 'Other' does not change a stored answer, whether it is an option or an own text", () => {
    for (const answer of [...SUPERPOWERS, "Reading the manual"])
      expect(profileAnswerToStore(chosenAnswerOf(answer, SUPERPOWERS))).toBe(answer);
  });

  it("the answer 'Other' is recognised in both spellings", () => {
    expect(["Other", "other ", "Other (specify below)"].every(isOther)).toBe(true);
    expect(isOther("Other people")).toBe(false);
  });
});
