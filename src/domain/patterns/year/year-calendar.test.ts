import { expect, it } from "vitest";
import { yearCalendar } from "./year-calendar.ts";

it.each([
  ["UTC", "2026-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ["Pacific/Auckland", "2025-12-31T11:00:00.000Z", "2026-12-31T11:00:00.000Z"],
  ["America/Los_Angeles", "2026-01-01T08:00:00.000Z", "2027-01-01T08:00:00.000Z"],
  ["Asia/Kathmandu", "2025-12-31T18:15:00.000Z", "2026-12-31T18:15:00.000Z"],
])("the year 2026 begins and ends in %s at its own midnight", (zone, from, to) => {
  const calendar = yearCalendar(2026, zone);
  expect([calendar.from.toISOString(), calendar.to.toISOString()]).toEqual([from, to]);
  expect(calendar.isInside(calendar.from)).toBe(true);
  expect(calendar.isInside(new Date(calendar.from.getTime() - 1))).toBe(false);
  expect(calendar.isInside(calendar.to)).toBe(false);
});
