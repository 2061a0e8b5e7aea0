import { describe, expect, it } from "vitest";
import { sayDay, sayDue, sayPromise } from "./promise-words.ts";

const TODAY = "2026-11-24";

describe("the name of a day", () => {
  it.each([
    ["2026-11-24", "today"],
    ["2026-11-25", "tomorrow"],
    ["2026-11-27", "Friday"],
    ["2026-11-23", "Monday"],
    ["2026-12-01", "Dec 1"],
    ["2026-11-10", "Nov 10"],
  ])("%s is %s", (day, name) => {
    expect(sayDay(day, TODAY)).toBe(name);
  });
});

it.each([
  ["2026-11-24", "due today"],
  ["2026-11-23", "due yesterday"],
  ["2026-11-20", "due Friday"],
  ["2026-11-01", "due Nov 1"],
])("what was for %s is %s", (day, words) => {
  expect(sayDue(day, TODAY)).toBe(words);
});

describe("what the person said they would do", () => {
  it("is one sentence where the step is a short one", () => {
    expect(sayPromise("Ring the second shop.", "Thursday")).toEqual({
      sentence: "You said you would ring the second shop by Thursday.",
      quoted: null,
    });
    expect(sayPromise("Ring the second shop", "today").sentence).toBe(
      "You said you would ring the second shop today.",
    );
  });

  it("has no 'by' before today", () => {
    expect(sayPromise("WIP: name it", "today").sentence).toBe("You said you would do this today:");
  });

  it.each([
    "Open the draft. Read its first line aloud.",
    "WIP: name it",
    "2 minutes on the form",
    `Write ${"very ".repeat(20)}much`,
  ])("is quoted where it would not fit: %s", (step) => {
    expect(sayPromise(step, "Thursday")).toEqual({
      sentence: "You said you would do this by Thursday:",
      quoted: step,
    });
  });
});
