import { describe, expect, it } from "vitest";
import { splitUnsureInterpretation } from "./unsure-words.ts";

const words = "My father called. I say yes to him, and then I drive around. Will he ask again?";

describe("the parts of an unsure reading", () => {
  it("the parts of an unsure reading are the person's whole sentence and the question about it, without the duck's doubt", () => {
    expect(
      splitUnsureInterpretation(
        "I’m not sure which part is the hard one. I’d underline “then I drive around”. Where to?\n\nThe card.\n\nWhat else?",
        words,
      ),
    ).toEqual({ sentence: "I say yes to him, and then I drive around.", lead: "", question: "Where to?" });
  });

  it("the parts of an unsure reading keep a notice and what nobody can know, and prefer a statement to a question", () => {
    expect(
      splitUnsureInterpretation(
        "A notice.\n\nHere is the part I don’t have: “Will he ask again?” I can’t tell more. I’d begin at “My father called.” And?",
        words,
      ),
    ).toEqual({
      sentence: "My father called.",
      notice: "A notice.",
      lead: "Here is the part I don’t have: “Will he ask again?”",
      question: "And?",
    });
  });

  it("the parts of an unsure reading begin at the first quotation, also where it is a question and a later paragraph quotes a statement", () => {
    expect(
      splitUnsureInterpretation(
        "I’m not sure where. I put the reed down at “Why can't I answer my brother?” Is there an answer you’re hoping for?\n\nThe card.\n\nNot far from it stands “The letter is on the table and the lamp is green.”",
        "Why can't I answer my brother? The letter is on the table and the lamp is green.",
      ),
    ).toEqual({
      sentence: "Why can't I answer my brother?",
      lead: "",
      question: "Is there an answer you’re hoping for?",
    });
  });

  it("the parts of an unsure reading contain the person's last sentence if the reading quotes none", () => {
    expect(splitUnsureInterpretation("I’m not sure. What happened?", words)).toEqual({
      sentence: "Will he ask again?",
      lead: "",
    });
    expect(splitUnsureInterpretation("I’m not sure.", " thesis ")).toEqual({ sentence: "thesis", lead: "" });
  });

  it("the parts of an unsure reading quote only some words of a sentence that is very long", () => {
    const long = `I drive around ${"and around ".repeat(60)}at night.`;
    expect(splitUnsureInterpretation("I’d underline “I drive around and around”.", long).sentence).toBe(
      "I drive around and around",
    );
  });
});
