import { describe, expect, it } from "vitest";
import { isParkDay, isParkOver, parkChoices } from "./park.ts";

const TODAY = "2026-11-20";

describe("parking a block", () => {
  it("offers the same weekday in one week and in four", () => {
    expect(parkChoices(TODAY)).toEqual([
      { name: "week", day: "2026-11-27" },
      { name: "month", day: "2026-12-18" },
    ]);
  });

  it.each([
    ["2026-11-19", false],
    ["2026-11-20", false],
    ["2026-11-21", true],
    ["2027-11-21", true],
    ["2027-11-22", false],
  ])("on 2026-11-20 until %s is possible: %s", (day, isPossible) => {
    expect(isParkDay(day, TODAY)).toBe(isPossible);
  });

  it("ends on its day, and never for a block without a day", () => {
    expect(isParkOver("2026-11-21", TODAY)).toBe(false);
    expect(isParkOver("2026-11-20", TODAY)).toBe(true);
    expect(isParkOver("2026-10-01", TODAY)).toBe(true);
    expect(isParkOver(null, TODAY)).toBe(false);
  });
});
