import { describe, expect, it } from "vitest";
import { doneSteps, isSmallAlready } from "./own-steps.ts";
import { readSmallerStep, SMALLER_MAX } from "./read-smaller-step.ts";

describe("the done steps of a reading", () => {
  it("are those that were ticked", () => {
    const ticks = [
      { step: 0, isDone: false },
      { step: 1, isDone: true },
    ];
    expect(doneSteps(2, { tookAction: true, ticks })).toEqual([false, true]);
    expect(doneSteps(2, { tookAction: false, ticks: [] })).toEqual([false, false]);
  });

  it("are the first one if the reading was only marked as acted on", () => {
    expect(doneSteps(2, { tookAction: true, ticks: [] })).toEqual([true, false]);
    expect(doneSteps(2, { tookAction: true, ticks: [{ step: 1, isDone: false }] })).toEqual([true, false]);
  });

  it("include no step that the reading does not have", () => {
    expect(doneSteps(1, { tookAction: true, ticks: [{ step: 4, isDone: true }] })).toEqual([false]);
  });
});

describe("a smaller step", () => {
  it.each([
    ["Open the file and read one line.", "Open the file and read one line."],
    ["- “Open the file.”\nIt is small.", "Open the file."],
    ["1. **Open the file.**", "Open the file."],
  ])("is read from a model's answer: %s", (answer, step) => {
    expect(readSmallerStep(answer)).toBe(step);
  });

  it.each(["", " \n ", "---", "x".repeat(SMALLER_MAX + 1)])(
    "is null for an answer without a usable step: %j",
    (answer) => {
      expect(readSmallerStep(answer)).toBeNull();
    },
  );

  it("is not needed for a step that takes two minutes", () => {
    expect([isSmallAlready({ minutes: 2 }), isSmallAlready({ minutes: 3 }), isSmallAlready({})]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
