import { expect, it } from "vitest";
import { stoneDayOf } from "./stone-day.ts";

const stretches = [{ from: 12, to: 40, isPaused: false }];

it("a block's stone lies on the day on which the block was opened", () => {
  const marks = [
    { day: 10, kind: "opened" as const },
    { day: 40, kind: "resolved" as const },
  ];
  expect(stoneDayOf({ marks, stretches })).toBe(10);
});

it("a block's stone lies where the block was first stuck in the year if it was opened before", () => {
  expect(stoneDayOf({ marks: [{ day: 40, kind: "resolved" }], stretches })).toBe(12);
  expect(stoneDayOf({ marks: [], stretches })).toBe(12);
});

it("a block that was neither opened nor stuck in the year has no stone", () => {
  expect(stoneDayOf({ marks: [{ day: 3, kind: "archived" }], stretches: [] })).toBeUndefined();
});
