import { describe, expect, it } from "vitest";
import { shownStepMinutes } from "./step-minutes.ts";

const step = { index: 0, title: "Open", text: "Open draft three.", isDone: false, doneAt: null };

describe("how long the shown version of a step takes", () => {
  it("is thirty seconds for the smaller version of a step of two minutes", () => {
    expect(shownStepMinutes({ ...step, minutes: 2, smaller: "Sit.", usesSmaller: true })).toBe("30 s");
    expect(shownStepMinutes({ ...step, minutes: 20, smaller: "Sit.", usesSmaller: true })).toBe("2 min");
    expect(shownStepMinutes({ ...step, minutes: 20, smaller: "Sit.", usesSmaller: false })).toBe("20 min");
  });
});
