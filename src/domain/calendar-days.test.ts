import { expect, it } from "vitest";
import { addDays, weekdayOf, weekStartOf } from "./calendar-days.ts";
import { dayOf } from "./plans/day.ts";

it("a week begins on Monday and ends with Sunday", () => {
  expect(weekStartOf("2026-11-16")).toBe("2026-11-16");
  expect(weekStartOf("2026-11-22")).toBe("2026-11-16");
  expect(weekStartOf("2026-11-23")).toBe("2026-11-23");
  expect([weekdayOf("2026-11-16"), weekdayOf("2026-11-22")]).toEqual([0, 6]);
});

it("a week may begin in the month or the year before", () => {
  expect(weekStartOf("2027-01-01")).toBe("2026-12-28");
});

it.each([
  [1, "2026-12-31", "2027-01-01"],
  [-1, "2028-03-01", "2028-02-29"],
  [7, "2026-10-23", "2026-10-30"],
])("the day %i days after %s is %s", (count, day, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

it("the person's own zone says in which week a moment lies", () => {
  const now = new Date("2026-11-22T23:30:00Z");
  expect(weekStartOf(dayOf(now, { timeZone: "Europe/Berlin" }))).toBe("2026-11-23");
  expect(weekStartOf(dayOf(now, { timeZone: "America/New_York" }))).toBe("2026-11-16");
});
