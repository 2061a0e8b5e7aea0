import { describe, expect, it } from "vitest";
import { DAYS_OF_ZONES } from "#test-support/days-of-zones.ts";
import { createDates, datesIn, formatHour } from "./dates.ts";

it.each([
  ["en-US", "2:08 PM", "9:05 AM"],
  ["en-GB", "14:08", "09:05"],
  ["de-DE", "14:08", "09:05"],
  ["ja-JP", "14:08", "09:05"],
])("a time on a page follows the browser's locale %s", (locale, late, early) => {
  const { formatTime } = createDates("Pacific/Auckland", locale);
  expect([formatTime("2026-11-26T01:08:00Z"), formatTime("2026-11-25T20:05:00Z")]).toEqual([late, early]);
});

describe.each(DAYS_OF_ZONES)("a date on a page in $zone where $change", ({ zone, at, day }) => {
  it("a date on a page is the person's day, whatever the browser's zone is", () => {
    const { dayOf, formatFullDay } = datesIn(zone);
    expect([dayOf(at), formatFullDay(at)]).toEqual([day, expect.stringMatching(/^\w{3} \d{1,2}, 2026$/)]);
    expect(formatFullDay(at)).toContain(` ${Number(day.slice(8))},`);
  });
});

it.each([
  // A day of 25 hours: half past midnight to half past eleven at night.
  ["America/Los_Angeles", "2026-11-01T07:30:00Z", "2026-11-02T07:30:00Z", 0],
  ["Pacific/Auckland", "2026-04-04T11:30:00Z", "2026-04-05T11:30:00Z", 0],
  // A day of 23 hours lies between.
  ["America/Los_Angeles", "2026-03-08T07:30:00Z", "2026-03-09T07:30:00Z", 2],
  ["Pacific/Auckland", "2026-09-26T11:30:00Z", "2026-09-27T11:30:00Z", 2],
  ["Asia/Kathmandu", "2026-11-19T18:10:00Z", "2026-11-19T18:20:00Z", 1],
])("days are counted by the midnights of %s from %s to %s", (zone, then, now, days) => {
  expect(datesIn(zone).daysAgo(then, new Date(now))).toBe(days);
});

it("a year is added to a date unless it is the current one, by the person's calendar", () => {
  const newYear = new Date("2026-12-31T11:30:00Z");
  expect(datesIn("Pacific/Auckland").formatDay("2026-12-31T11:00:00Z", newYear)).toBe("Jan 1");
  expect(datesIn("America/Los_Angeles").formatDay("2027-01-01T07:00:00Z", newYear)).toBe("Dec 31");
  expect(datesIn("Pacific/Auckland").formatDay("2026-12-31T10:00:00Z", newYear)).toBe("Dec 31, 2026");
});

it("an hour of the day is the same in every time zone", () => {
  expect([formatHour(9), formatHour(24)]).toEqual([
    expect.stringMatching(/^0?9:00/),
    expect.stringMatching(/^(12|00):00/),
  ]);
});

it("a zone that the browser does not know is shown as UTC", () => {
  expect(createDates("Nowhere/Pond", "en-GB").formatTime("2026-11-26T14:08:00Z")).toBe("14:08");
});
