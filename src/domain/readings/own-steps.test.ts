import { describe, expect, it } from "vitest";
import { doneSteps, isSmallAlready, readSmallerStep, SMALLER_MAX } from "./own-steps.ts";

describe("which steps are done", () => {
  it("is what was ticked", () => {
    const ticks = [
      { step: 0, isDone: false },
      { step: 1, isDone: true },
    ];
    expect(doneSteps(2, { tookAction: true, ticks })).toEqual([false, true]);
    expect(doneSteps(2, { tookAction: false, ticks: [] })).toEqual([false, false]);
  });

  it("is the first one of a reading that was only marked", () => {
    expect(doneSteps(2, { tookAction: true, ticks: [] })).toEqual([true, false]);
    expect(doneSteps(2, { tookAction: true, ticks: [{ step: 1, isDone: false }] })).toEqual([true, false]);
  });

  it("holds no step that the reading has not", () => {
    expect(doneSteps(1, { tookAction: true, ticks: [{ step: 4, isDone: true }] })).toEqual([false]);
  });
});

describe("a smaller step", () => {
  it.each([
    ["Open the file and read one line.", "Open the file and read one line."],
    ["- “Open the file.”\nIt is small.", "Open the file."],
    ["1. **Open the file.**", "Open the file."],
  ])("is read out of an answer: %s", (answer, step) => {
    expect(readSmallerStep(answer)).toBe(step);
  });

  it.each(["", " \n ", "---", "x".repeat(SMALLER_MAX + 1)])("is refused where it is none: %j", (answer) => {
    expect(readSmallerStep(answer)).toBeNull();
  });

  it("is not made of one that takes two minutes", () => {
    expect([isSmallAlready({ minutes: 2 }), isSmallAlready({ minutes: 3 }), isSmallAlready({})]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
