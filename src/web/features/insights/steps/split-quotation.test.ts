import { describe, expect, it } from "vitest";
import { splitQuotation } from "./split-quotation.ts";

describe("a step with words to say", () => {
  it.each([
    "Put the jar on the table. Then say to her: “Two of these died on me. You stir the third one.”",
    'Put the jar on the table. Then say to her: "Two of these died on me. You stir the third one."',
    "Put the jar on the table. Then say to her: „Two of these died on me. You stir the third one.“.",
  ])("has them apart from what to do: %s", (step) => {
    expect(splitQuotation(step)).toEqual({
      before: "Put the jar on the table. Then say to her:",
      words: "Two of these died on me. You stir the third one.",
      after: "",
    });
  });

  it("keeps what comes after them", () => {
    expect(splitQuotation("Send Dana “Which draft do you want?” before you eat.")).toEqual({
      before: "Send Dana",
      words: "Which draft do you want?",
      after: "before you eat.",
    });
  });

  it("a step that quotes a single word has no words to say", () => {
    const step = "Open the folder “drafts” and close it.";
    expect(splitQuotation(step)).toEqual({ before: step, words: null, after: "" });
  });
});
