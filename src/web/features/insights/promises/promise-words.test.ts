import { describe, expect, it } from "vitest";
import { formatDueDay, promiseSentence } from "./promise-words.ts";

const TODAY = "2026-11-24";

it.each([
  ["2026-11-24", "due today"],
  ["2026-11-23", "due yesterday"],
  ["2026-11-20", "due Friday"],
  ["2026-11-01", "due Nov 1"],
])("the time for which a promise was made, %s, is named as %s", (day, words) => {
  expect(formatDueDay(day, TODAY)).toBe(words);
});

describe("what the person said they would do", () => {
  it("the sentence about what the person said they would do is one sentence where the step is a short one", () => {
    expect(promiseSentence("Ring the second shop.", "Thursday")).toEqual({
      sentence: "You said you would ring the second shop by Thursday.",
      quoted: null,
    });
    expect(promiseSentence("Ring the second shop", "today").sentence).toBe(
      "You said you would ring the second shop today.",
    );
  });

  it("the sentence about what the person said they would do has no 'by' before today", () => {
    expect(promiseSentence("WIP: name it", "today").sentence).toBe("You said you would do this today:");
  });

  it.each([
    "Open the draft. Read its first line aloud.",
    "WIP: name it",
    "2 minutes on the form",
    `Write ${"very ".repeat(20)}much`,
  ])("the sentence about what the person said they would do is quoted where it would not fit: %s", (step) => {
    expect(promiseSentence(step, "Thursday")).toEqual({
      sentence: "You said you would do this by Thursday:",
      quoted: step,
    });
  });
});
