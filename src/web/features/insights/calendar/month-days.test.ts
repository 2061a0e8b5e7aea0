import { describe, expect, it } from "vitest";
import { daysOfMonth, shiftMonth } from "./month-days.ts";
import { readingDays, yearBefore } from "./reading-days.ts";

const at = (local: string) => new Date(local).getTime() / 1000;

describe("the days of the history's calendar", () => {
  it("the days of the history's calendar count the readings of each local day, and know which days are locked", () => {
    const times = [
      "2026-11-20T23:59",
      "2026-11-20T00:01",
      "2026-11-12T12:00",
      "2026-11-12T09:00",
      "2026-10-02T09:00",
    ];
    expect([...readingDays(times.map(at), 2)]).toEqual([
      ["2026-11-20", { count: 2, isLocked: false }],
      ["2026-11-12", { count: 2, isLocked: false }],
      ["2026-10-02", { count: 1, isLocked: true }],
    ]);
  });

  it("the days of the history's calendar begin on Monday and end with the month", () => {
    const november = daysOfMonth("2026-11");
    expect([november.empty, november.days.length, november.days.at(-1)]).toEqual([6, 30, "2026-11-30"]);
    expect(daysOfMonth("2028-02").days.at(-1)).toBe("2028-02-29");
    expect([shiftMonth("2026-11", 2), shiftMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });

  it("the days of the history's calendar know the same day of the year before", () => {
    expect([yearBefore("2026-11-20"), yearBefore("2028-02-29")]).toEqual(["2025-11-20", "2027-02-28"]);
  });
});
