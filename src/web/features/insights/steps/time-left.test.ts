import { expect, it } from "vitest";
import { announceTimeLeft, formatTimeLeft } from "./time-left.ts";

it("the two-minute timer of a step shows every second, and announces only some", () => {
  expect([120_000, 61_001, 9000, 1, 0].map(formatTimeLeft)).toEqual(["2:00", "1:02", "0:09", "0:01", "0:00"]);
  expect([59_500, 9500, 0, 45_000].map(announceTimeLeft)).toEqual([
    "One minute left.",
    "Ten seconds left.",
    "The two minutes are over.",
    "",
  ]);
});
