import { expect, it } from "vitest";
import { findAskedStep } from "./asked-step.ts";

const step = { text: "Type the amount.", minutes: 2 };
const TODAY = "2026-11-22";

it("the step of the newest check-in that has one is asked about, with its week", () => {
  const checkIns = [
    { weekStart: "2026-11-16", step: null },
    { weekStart: "2026-11-09", step },
    { weekStart: "2026-11-02", step: { ...step, text: "An older one." } },
  ];
  expect(findAskedStep(checkIns, TODAY)).toEqual({ weekStart: "2026-11-09", ...step });
});

it("nothing is asked after the newest step of a check-in was answered, although an older one was not", () => {
  const checkIns = [
    { weekStart: "2026-11-09", step: { ...step, answer: "not-done" as const } },
    { weekStart: "2026-11-02", step },
  ];
  expect(findAskedStep(checkIns, TODAY)).toBeNull();
});

it("the step of a check-in is no longer asked about after four weeks", () => {
  expect(findAskedStep([{ weekStart: "2026-10-25", step }], TODAY)).not.toBeNull();
  expect(findAskedStep([{ weekStart: "2026-10-24", step }], TODAY)).toBeNull();
});
