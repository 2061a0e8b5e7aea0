import { describe, expect, it } from "vitest";
import { datesIn } from "#web/api/dates.ts";
import { daysOfMonth, firstWeekday, shiftMonth } from "./month-days.ts";
import { readingDays, yearBefore } from "./reading-days.ts";

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6] as const;

const { dayOf } = datesIn("Pacific/Auckland");
/** Returns the seconds of a time on the clocks of Auckland in summer. */
const at = (local: string) => Date.parse(`${local}:00+13:00`) / 1000;

describe("the days of the history's calendar", () => {
  it("count the readings of each local day, and know which days are locked", () => {
    const times = [
      "2026-11-20T23:59",
      "2026-11-20T00:01",
      "2026-11-12T12:00",
      "2026-11-12T09:00",
      "2026-10-02T09:00",
    ];
    expect([...readingDays(times.map(at), 2, dayOf)]).toEqual([
      ["2026-11-20", { count: 2, isLocked: false }],
      ["2026-11-12", { count: 2, isLocked: false }],
      ["2026-10-02", { count: 1, isLocked: true }],
    ]);
  });

  it("begin on the first day of the week and end with the month", () => {
    const november = daysOfMonth("2026-11", MONDAY);
    expect([november.empty, november.days.length, november.days.at(-1)]).toEqual([6, 30, "2026-11-30"]);
    expect([daysOfMonth("2026-11", SUNDAY).empty, daysOfMonth("2026-11", SATURDAY).empty]).toEqual([0, 1]);
    expect(daysOfMonth("2028-02", MONDAY).days.at(-1)).toBe("2028-02-29");
    expect([shiftMonth("2026-11", 2), shiftMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });

  it.each([
    ["en-US", 7, SUNDAY],
    ["ar-EG", 6, SATURDAY],
    ["de-DE", 1, MONDAY],
  ])(
    "a week of the history's calendar begins in %s on the day that the browser names",
    (name, firstDay, day) => {
      expect(firstWeekday(Object.assign(new Intl.Locale(name), { getWeekInfo: () => ({ firstDay }) }))).toBe(
        day,
      );
    },
  );

  it.each([
    ["en-US", SUNDAY],
    ["de-DE", MONDAY],
  ])(
    "a week of the history's calendar begins in %s on the usual day if the browser names none",
    (name, day) => {
      expect(firstWeekday(Object.assign(new Intl.Locale(name), { getWeekInfo: undefined }))).toBe(day);
    },
  );

  it("know the same day of the year before", () => {
    expect([yearBefore("2026-11-20"), yearBefore("2028-02-29")]).toEqual(["2025-11-20", "2027-02-28"]);
  });
});
